import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { customFilters } from '../shared/custom-filters';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [bandHeight, setBandHeight] = useState(2);
  const [isOnPaper, setIsOnPaper] = useState(true);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => customFilters(isOnPaper, bandHeight), [isOnPaper, bandHeight]);

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
    </div>
  );
}
