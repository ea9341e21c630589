import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { inWords, turned } from '../shared/readout';
import gelatoUrl from './gelato.webp';

// Outside the component: a new array on each render would run the filter each time.
const filters = [Konva.Filters.HSV];

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [hue, setHue] = useState(0);
  const [saturation, setSaturation] = useState(0);
  const [value, setValue] = useState(1);
  const [isTurning, setIsTurning] = useState(false);
  const filtered = useRef<Konva.Image>(null);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  useEffect(() => {
    if (!isTurning) return;
    const turning = new Konva.Animation(({ timeDiff }) => setHue((now) => turned(now, timeDiff)));
    turning.start();
    return () => {
      turning.stop();
    };
  }, [isTurning]);

  const after = { ...picture, x: 480, filters, hue, saturation, value };

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
          Hue{' '}
          <input
            type="range"
            min={0}
            max={360}
            step="any"
            value={hue}
            onChange={(event) => setHue(event.target.valueAsNumber)}
          />
        </label>
        <button type="button" aria-pressed={isTurning} onClick={() => setIsTurning((now) => !now)}>
          Turn
        </button>
        <output>{inWords(hue, value)}</output>
        <label>
          Saturation{' '}
          <input
            type="range"
            min={-3}
            max={2}
            step={0.1}
            value={saturation}
            onChange={(event) => setSaturation(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Value{' '}
          <input
            type="range"
            min={-2}
            max={2}
            step={0.1}
            value={value}
            onChange={(event) => setValue(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
