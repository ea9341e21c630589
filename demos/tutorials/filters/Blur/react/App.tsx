import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { blurFilters } from '../shared/blur';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [radius, setRadius] = useState(8);
  const [isCss, setIsCss] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filter again, so create one only when its content changes.
  const filters = useMemo(() => blurFilters(radius, isCss), [radius, isCss]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, blurRadius: radius };

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
          Radius{' '}
          <input
            type="range"
            min={0}
            max={40}
            value={radius}
            onChange={(event) => setRadius(event.target.valueAsNumber)}
          />
        </label>
        <output>{radius} px</output>
        <label>
          <input
            type="checkbox"
            checked={isCss}
            onChange={(event) => setIsCss(event.target.checked)}
          />{' '}
          CSS filter
        </label>
      </div>
    </div>
  );
}
