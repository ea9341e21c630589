import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { BeforeAfter } from '../../../../common/react/before-after';
import { customFilters, runAgainForBands } from '../shared/custom-filters';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [image] = useImage(gelatoUrl);
  const [bandHeight, setBandHeight] = useState(2);
  const [isOnPaper, setIsOnPaper] = useState(true);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so there is one only when it says something new.
  const filters = useMemo(() => customFilters(isOnPaper), [isOnPaper]);

  useEffect(() => (filtered.current ? runAgainForBands(filtered.current) : undefined), []);

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
          bandHeight={bandHeight}
        />
      </BeforeAfter>
      <div className="controls">
        <label>
          Bands{' '}
          <input
            type="range"
            min={0}
            max={12}
            value={bandHeight}
            onChange={(event) => setBandHeight(event.target.valueAsNumber)}
          />
        </label>
        <output>{bandHeight} px</output>
        <label>
          <input
            type="checkbox"
            checked={isOnPaper}
            onChange={(event) => setIsOnPaper(event.target.checked)}
          />{' '}
          White paper
        </label>
      </div>
    </>
  );
}
