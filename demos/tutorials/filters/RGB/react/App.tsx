import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { ramp, tintFilters } from '../shared/tint';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [tint, setTint] = useState({ red: 255, green: 190, blue: 90 });
  const [isMixed, setIsMixed] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => tintFilters(isMixed), [isMixed]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, ...tint, alpha: 0.5 };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        {(['red', 'green', 'blue'] as const).map((channel) => (
          <label key={channel}>
            {channel}{' '}
            <input
              type="range"
              min={0}
              max={255}
              value={tint[channel]}
              onChange={(event) => setTint({ ...tint, [channel]: event.target.valueAsNumber })}
            />
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={isMixed}
            onChange={(event) => setIsMixed(event.target.checked)}
          />{' '}
          RGBA instead
        </label>
        <span
          className="ramp"
          role="img"
          aria-label="What the grays from black to white become"
          style={{ width: 160, height: 18, background: ramp(tint, isMixed) }}
        />
      </div>
    </div>
  );
}
