import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import { colors, thresholdFilters } from '../shared/threshold';
import gelatoUrl from './gelato.webp';

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(gelatoUrl);
  const picture = { image, width: 480, height: 320 };
  const [threshold, setThreshold] = useState(0.5);
  const [isGray, setIsGray] = useState(false);
  const [curves, setCurves] = useState<string[]>([]);
  const filtered = useRef<Konva.Image>(null);
  // The same array on each render: a new one would run the filters, which set the curves and cause another render.
  const filters = useMemo(() => thresholdFilters(isGray, setCurves), [isGray]);
  const level = threshold * 255;

  // A filter works on the cache, and the cache needs the loaded image.
  useEffect(() => {
    if (image) filtered.current?.cache();
  }, [image]);

  const after = { ...picture, x: 480, filters, threshold };

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
          Threshold{' '}
          <input
            type="range"
            min={0}
            max={1}
            step={0.01}
            value={threshold}
            onChange={(event) => setThreshold(event.target.valueAsNumber)}
          />
        </label>
        <output>{level.toFixed(1)}</output>
        <label>
          <input
            type="checkbox"
            checked={isGray}
            onChange={(event) => setIsGray(event.target.checked)}
          />{' '}
          Gray first
        </label>
        <svg
          className="histogram"
          width="100%"
          height="56"
          fill="none"
          viewBox="0 0 255 56"
          preserveAspectRatio="none"
          role="img"
          aria-label="Histogram with the level"
        >
          {curves.map((points, channel) => (
            <polyline key={channel} points={points} stroke={colors[channel]} />
          ))}
          <line x1={level} x2={level} y1={0} y2={56} stroke="var(--ink)" />
        </svg>
      </div>
    </div>
  );
}
