import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { blocksInWords, pixelFilters } from '../shared/pixelate';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [pixelSize, setPixelSize] = useState(8);
  const [hasFewColors, setHasFewColors] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => pixelFilters(hasFewColors), [hasFewColors]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, pixelSize, levels: 0.02 };

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
          Size{' '}
          <input
            type="range"
            min={1}
            max={40}
            value={pixelSize}
            onChange={(event) => setPixelSize(event.target.valueAsNumber)}
          />
        </label>
        <output>{blocksInWords(pixelSize)}</output>
        <label>
          <input
            type="checkbox"
            checked={hasFewColors}
            onChange={(event) => setHasFewColors(event.target.checked)}
          />{' '}
          Few colors
        </label>
      </div>
    </div>
  );
}
