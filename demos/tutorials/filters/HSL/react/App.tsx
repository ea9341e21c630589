import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { colorFilters, inWords } from '../shared/hsl';
import gelatoUrl from './gelato.webp';

const sliders = [
  { name: 'hue', label: 'Hue', min: -180, max: 180, step: 5 },
  { name: 'saturation', label: 'Saturation', min: -3, max: 2, step: 0.1 },
  { name: 'light', label: 'Light', min: -1, max: 1, step: 0.05 },
] as const;

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [values, setValues] = useState({ hue: 60, saturation: 0.5, light: 0.2 });
  const [isHsv, setIsHsv] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => colorFilters(isHsv), [isHsv]);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = {
    ...picture,
    x: 480,
    filters,
    hue: values.hue,
    saturation: values.saturation,
    luminance: values.light,
    value: values.light,
  };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        {sliders.map(({ name, label, min, max, step }) => (
          <label key={name}>
            {label}{' '}
            <input
              type="range"
              min={min}
              max={max}
              step={step}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.valueAsNumber })}
            />
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={isHsv}
            onChange={(event) => setIsHsv(event.target.checked)}
          />{' '}
          HSV instead
        </label>
        <output>{inWords(values.saturation, values.light, isHsv)}</output>
      </div>
    </div>
  );
}
