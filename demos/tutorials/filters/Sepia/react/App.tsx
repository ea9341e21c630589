import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { BeforeAfter } from '../../../../common/react/before-after';
import { redRow, sepiaFilters } from '../shared/sepia';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [image] = useImage(gelatoUrl);
  const [isSepia, setIsSepia] = useState(true);
  const [percent, setPercent] = useState(100);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so there is one only when it says something new.
  const filters = useMemo(() => sepiaFilters(isSepia, percent), [isSepia, percent]);

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
        />
      </BeforeAfter>
      <div className="controls">
        <button type="button" aria-pressed={isSepia} onClick={() => setIsSepia(!isSepia)}>
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
    </>
  );
}
