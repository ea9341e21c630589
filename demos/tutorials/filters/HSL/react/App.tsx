import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { colorFilters, inWords } from '../shared/hsl';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const [hue, setHue] = useState(60);
  const [saturation, setSaturation] = useState(0.5);
  const [light, setLight] = useState(0.2);
  const [isHsv, setIsHsv] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => colorFilters(isHsv), [isHsv]);

  // A filter needs a cache, and the cache needs the loaded image.
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
              hue={hue}
              saturation={saturation}
              luminance={light}
              value={light}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Hue{' '}
          <input
            type="range"
            min={-180}
            max={180}
            step={5}
            value={hue}
            onChange={(event) => setHue(event.target.valueAsNumber)}
          />
        </label>
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
          Light{' '}
          <input
            type="range"
            min={-1}
            max={1}
            step={0.05}
            value={light}
            onChange={(event) => setLight(event.target.valueAsNumber)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isHsv}
            onChange={(event) => setIsHsv(event.target.checked)}
          />{' '}
          HSV instead
        </label>
        <output>{inWords(saturation, light, isHsv)}</output>
      </div>
    </>
  );
}
