import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { redRow, sepiaFilters } from '../shared/sepia';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [isSepia, setIsSepia] = useState(true);
  const [percent, setPercent] = useState(100);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => sepiaFilters(isSepia, percent), [isSepia, percent]);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...picture} x={480} filters={filters} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" aria-pressed={isSepia} onClick={() => setIsSepia((now) => !now)}>
          Sepia
        </button>
        <label>
          Amount{' '}
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={percent}
            onChange={(event) => setPercent(event.target.valueAsNumber)}
          />
        </label>
        <output>{redRow(percent)}</output>
      </div>
    </div>
  );
}
