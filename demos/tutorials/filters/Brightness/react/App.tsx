import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { brightnessFilter } from '../shared/brightness';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [factor, setFactor] = useState(1.4);
  const [isAdded, setIsAdded] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  const { filter, brightness, text } = brightnessFilter(factor, isAdded);
  // The same array while the filter is the same, because a new array runs the filter again.
  const filters = useMemo(() => [filter], [filter]);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, brightness };

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
          Factor{' '}
          <input
            type="range"
            min={0}
            max={3}
            step={0.1}
            value={factor}
            onChange={(event) => setFactor(event.target.valueAsNumber)}
          />
        </label>
        <output>{text}</output>
        <label>
          <input
            type="checkbox"
            checked={isAdded}
            onChange={(event) => setIsAdded(event.target.checked)}
          />{' '}
          Brighten instead
        </label>
      </div>
    </div>
  );
}
