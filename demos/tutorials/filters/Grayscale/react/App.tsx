import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { graysOf, grayFilters } from '../shared/grayscale';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [isGray, setIsGray] = useState(true);
  const [isCss, setIsCss] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => grayFilters(isGray, isCss), [isGray, isCss]);

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
        <button type="button" aria-pressed={isGray} onClick={() => setIsGray((now) => !now)}>
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
    </div>
  );
}
