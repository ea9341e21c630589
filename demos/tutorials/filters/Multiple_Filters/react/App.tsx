import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { earlier, filtersOf, firstSteps, inCode, toggled } from '../shared/steps';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [steps, setSteps] = useState(firstSteps);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => filtersOf(steps), [steps]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, blurRadius: 6, threshold: 0.5 };

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...after} />
        </Layer>
      </Stage>
      <div className="controls">
        {steps.map(({ name, isOn }) => (
          <span key={name} style={{ display: 'inline-flex', gap: 6 }}>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => setSteps((now) => toggled(now, name))}
              />{' '}
              {name}
            </label>
            <button
              type="button"
              aria-label={`${name} earlier`}
              onClick={() => setSteps((now) => earlier(now, name))}
            >
              ←
            </button>
          </span>
        ))}
        <output>{inCode(steps)}</output>
      </div>
    </div>
  );
}
