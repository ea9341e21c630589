import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image } from 'react-konva';
import useImage from 'use-image';
import { BeforeAfter } from '../../../../common/react/before-after';
import { graysOf, grayFilters } from '../shared/grayscale';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [image] = useImage(gelatoUrl);
  const [isGray, setIsGray] = useState(true);
  const [isCss, setIsCss] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so there is one only when it says something new.
  const filters = useMemo(() => grayFilters(isGray, isCss), [isGray, isCss]);

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
        <button type="button" aria-pressed={isGray} onClick={() => setIsGray(!isGray)}>
          Grayscale
        </button>
        <label>
          <input
            type="checkbox"
            checked={isCss}
            onChange={(event) => setIsCss(event.target.checked)}
          />{' '}
          CSS weights
        </label>
        <output>{graysOf(isCss)}</output>
      </div>
    </>
  );
}
