import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { ramp, tintFilters } from '../shared/tint';
import '../shared/ramp.css';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const [red, setRed] = useState(255);
  const [green, setGreen] = useState(190);
  const [blue, setBlue] = useState(90);
  const [isMixed, setIsMixed] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => tintFilters(isMixed), [isMixed]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={width / 3}>
          <Layer scaleX={width / 960} scaleY={width / 960}>
            <Image name="before" image={image} width={480} height={320} />
            <Image
              ref={filtered}
              name="filtered"
              image={image}
              x={480}
              width={480}
              height={320}
              filters={filters}
              red={red}
              green={green}
              blue={blue}
              alpha={0.5}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Red{' '}
          <input
            type="range"
            min={0}
            max={255}
            value={red}
            onChange={(event) => setRed(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Green{' '}
          <input
            type="range"
            min={0}
            max={255}
            value={green}
            onChange={(event) => setGreen(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Blue{' '}
          <input
            type="range"
            min={0}
            max={255}
            value={blue}
            onChange={(event) => setBlue(event.target.valueAsNumber)}
          />
        </label>
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
          style={{ background: ramp([red, green, blue], isMixed) }}
        />
      </div>
    </>
  );
}
