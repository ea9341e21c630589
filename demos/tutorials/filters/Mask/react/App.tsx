import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { maskFilters } from '../shared/mask';
import mugUrl from './mug.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(mugUrl);
  const picture = { image, width: 480, height: 320 };
  const [threshold, setThreshold] = useState(24);
  const [result, setResult] = useState('');
  // The same array on each render. A new one would run the filters, which set the result and cause another render.
  const [filters] = useState(() => maskFilters(setResult));
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, threshold };

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
          Threshold{' '}
          <input
            type="range"
            min={0}
            max={120}
            value={threshold}
            onChange={(event) => setThreshold(event.target.valueAsNumber)}
          />
        </label>
        <output>{threshold}</output>
        <output>{result}</output>
      </div>
    </div>
  );
}
