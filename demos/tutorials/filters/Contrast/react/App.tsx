import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { curveOf, factorOf } from '../shared/contrast';
import gelatoUrl from './gelato.webp';

// Outside the component, because a new array on each render would run the filter each time.
const filters = [Konva.Filters.Contrast];

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [contrast, setContrast] = useState(40);
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, contrast };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
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
        <svg
          className="curve"
          width={64}
          viewBox="0 0 255 255"
          role="img"
          aria-label="Curve of the contrast"
        >
          <rect width="255" height="255" fill="var(--raised)" />
          <polyline points={curveOf(contrast)} fill="none" stroke="var(--accent)" strokeWidth={8} />
        </svg>
      </div>
    </div>
  );
}
