import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { inverted, invertFilters } from '../shared/invert';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [isInverted, setIsInverted] = useState(true);
  const [keepsHues, setKeepsHues] = useState(false);
  const filtered = useRef<Konva.Image>(null);
  // A new array runs the filters again, so create one only when its content changes.
  const filters = useMemo(() => invertFilters(isInverted, keepsHues), [isInverted, keepsHues]);

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  return (
    <div ref={box}>
      <Stage width={width} height={width / 3}>
        <Layer scaleX={width / 960} scaleY={width / 960}>
          <Image name="before" {...picture} />
          <Image ref={filtered} name="filtered" {...picture} x={480} filters={filters} hue={180} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" aria-pressed={isInverted} onClick={() => setIsInverted(!isInverted)}>
          Invert
        </button>
        <label>
          <input
            type="checkbox"
            checked={keepsHues}
            onChange={(event) => setKeepsHues(event.target.checked)}
          />{' '}
          Keep hues
        </label>
        <output>{inverted([242, 102, 74], keepsHues)}</output>
      </div>
    </div>
  );
}
