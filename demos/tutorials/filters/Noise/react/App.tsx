import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { boundOf, noiseFilters, type Deviations } from '../shared/noise';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [noise, setNoise] = useState(0.3);
  const [deviations, setDeviations] = useState<Deviations>({ bars: '', largest: 0 });
  // A new array runs the filters again, and each run uses new random numbers. State keeps it the same in between.
  const [filters, setFilters] = useState(() => noiseFilters(setDeviations));
  const filtered = useRef<Konva.Image>(null);

  // A filter needs a cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, noise };

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
          Noise{' '}
          <input
            type="range"
            min={0}
            max={0.8}
            step={0.05}
            value={noise}
            onChange={(event) => setNoise(event.target.valueAsNumber)}
          />
        </label>
        <output>{boundOf(noise, deviations.largest)}</output>
        <button type="button" onClick={() => setFilters(noiseFilters(setDeviations))}>
          Roll again
        </button>
        <svg
          className="deviations"
          width="100%"
          height="56"
          viewBox="-128 -54 256 54"
          preserveAspectRatio="none"
          role="img"
          aria-label="Deviations"
        >
          <path d={deviations.bars} fill="var(--accent)" />
        </svg>
      </div>
    </div>
  );
}
