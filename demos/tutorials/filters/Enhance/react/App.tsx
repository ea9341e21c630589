import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { enhanceFilters } from '../shared/enhance';
import hazyUrl from './gelato-hazy.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(hazyUrl);
  const picture = { image, width: 480, height: 320 };
  const [enhance, setEnhance] = useState(1);
  const [ranges, setRanges] = useState('');
  // The same array on each render. A new one would run the filters, which set the ranges and cause another render.
  const [filters] = useState(() => enhanceFilters(setRanges));
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, enhance };

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
          Enhance{' '}
          <input
            type="range"
            min={-1}
            max={1}
            step={0.05}
            value={enhance}
            onChange={(event) => setEnhance(event.target.valueAsNumber)}
          />
        </label>
        <output>{enhance}</output>
        <output>{ranges}</output>
      </div>
    </div>
  );
}
