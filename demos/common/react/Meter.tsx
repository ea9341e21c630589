import type Konva from 'konva';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  columns,
  curve,
  measure,
  readingsFor,
  remember,
  rowsOf,
  sentence,
  type Readings,
} from '../konva/measure-draws';
import '../konva/meter.css';

interface Props {
  stage: Konva.Stage | null;
  /** What the switch does. */
  tip: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  count: number;
  onCount: (count: number) => void;
  /** The largest number of shapes; the slider moves in tenths of it. */
  max: number;
  /** Moves the scene in each frame, by the milliseconds since the previous frame. */
  step?: (timeDiff: number) => void;
  /** Moves the scene instead of `step`. It runs as long as the measurement. */
  animation?: Konva.Animation;
}

/** Measures how long a scene takes to draw, with a switch off and on. It has its own state, so that new figures do not render the stage. */
export function Meter({ stage, tip, isOn, onSwitch, count, onCount, max, step, animation }: Props) {
  const [isRunning, setIsRunning] = useState(false);
  const [saved, setSaved] = useState<Readings>({ count });
  const readings = readingsFor(saved, count);
  const move = useEffectEvent((timeDiff: number) => step?.(timeDiff));

  // A change of the switch or of the number of shapes starts a new measurement.
  useEffect(() => {
    if (!stage || !isRunning) return;
    return measure(stage, {
      step: (timeDiff) => move(timeDiff),
      animation,
      report: (stretch) => setSaved((now) => remember(now, count, isOn, stretch)),
      finish: () => setIsRunning(false),
    });
  }, [stage, isRunning, isOn, count, animation]);

  return (
    <>
      <div className="controls">
        <button type="button" onClick={() => setIsRunning((now) => !now)}>
          {isRunning ? 'Stop' : 'Run'}
        </button>
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          {tip}
        </label>
        <label>
          Shapes
          <input
            type="range"
            min={max / 10}
            max={max}
            step={max / 10}
            value={count}
            onChange={(event) => onCount(event.target.valueAsNumber)}
          />
        </label>
        <span>{count}</span>
      </div>
      <div className="meter">
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(readings).map(({ position, label, drawing, fps, draws }) => (
              <tr key={position}>
                <th className={position}>{label}</th>
                <td>{drawing}</td>
                <td>{fps}</td>
                <td>{draws}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <svg viewBox={curve.viewBox} preserveAspectRatio="none" aria-hidden="true">
          {rowsOf(readings).map(({ position, points }) => (
            <polyline key={position} className={position} points={points} />
          ))}
        </svg>
        <output>{sentence(readings, isRunning)}</output>
      </div>
    </>
  );
}
