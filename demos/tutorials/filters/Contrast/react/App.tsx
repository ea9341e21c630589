import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { BeforeAfter } from '../../../../common/react/before-after';
import { curveOf, factorOf } from '../shared/contrast';
import '../shared/curve.css';
import gelatoUrl from './gelato.webp';

// Outside of the component: a new array on each render would run the filter each time.
const filters = [Konva.Filters.Contrast];

export default function App() {
  const [image] = useImage(gelatoUrl);
  const [contrast, setContrast] = useState(40);
  const filtered = useRef<Konva.Image>(null);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  return (
    <>
      <BeforeAfter image={image}>
        <Image
          ref={filtered}
          name="filtered"
          image={image}
          width={480}
          height={320}
          filters={filters}
          contrast={contrast}
        />
      </BeforeAfter>
      <div className="controls">
        <label>
          Contrast{' '}
          <input
            type="range"
            min={-100}
            max={100}
            value={contrast}
            onChange={(event) => setContrast(event.target.valueAsNumber)}
          />
        </label>
        <output>× {factorOf(contrast).toFixed(2)}</output>
        <svg className="curve" viewBox="0 0 255 255" role="img" aria-label="Curve of the contrast">
          <polyline points={curveOf(contrast)} />
        </svg>
      </div>
    </>
  );
}
