import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { inWords, wedgePath } from '../shared/wedge';
import gelatoUrl from './gelato.webp';

// Outside the component: a new array on each render would run the filter each time.
const filters = [Konva.Filters.Kaleidoscope];

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [power, setPower] = useState(3);
  const [angle, setAngle] = useState(180);
  const filtered = useRef<Konva.Image>(null);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, kaleidoscopePower: power, kaleidoscopeAngle: angle };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        <svg
          className="wedge"
          width={108}
          viewBox="0 0 480 320"
          role="img"
          aria-label="The source wedge"
        >
          <image href={gelatoUrl} width={480} height={320} />
          <path
            d={wedgePath(power, angle)}
            fill="rgb(255 255 255 / 40%)"
            stroke="var(--coral)"
            strokeWidth={8}
          />
        </svg>
        <label>
          Power{' '}
          <input
            type="range"
            min={0}
            max={5}
            value={power}
            onChange={(event) => setPower(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Angle{' '}
          <input
            type="range"
            min={0}
            max={360}
            value={angle}
            onChange={(event) => setAngle(event.target.valueAsNumber)}
          />
        </label>
        <output>
          {inWords(power)}, from {angle}°
        </output>
      </div>
    </div>
  );
}
