import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { fromGray, solarizeFilters } from '../shared/solarize';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [isSolarized, setIsSolarized] = useState(true);
  const [exposure, setExposure] = useState(1);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => solarizeFilters(isSolarized), [isSolarized]);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, brightness: exposure };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        <button
          type="button"
          aria-pressed={isSolarized}
          onClick={() => setIsSolarized(!isSolarized)}
        >
          Solarize
        </button>
        <label>
          Exposure{' '}
          <input
            type="range"
            min={0.4}
            max={3}
            step={0.1}
            value={exposure}
            onChange={(event) => setExposure(event.target.valueAsNumber)}
          />
        </label>
        <output>{fromGray(exposure)}</output>
      </div>
    </div>
  );
}
