import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { cells, measureAll, type Figures } from '../shared/measure';
import { arrange, COUNTS, WAYS, type Scene, type Way } from '../shared/ways';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(COUNTS[0] ?? 0);
  const [results, setResults] = useState<ReadonlyMap<Way, Figures | 'left out'>>(new Map());
  const [state, setState] = useState<'idle' | 'measuring' | 'done'>('idle');
  const field = useRef<Konva.Layer>(null);
  const top = useRef<Konva.Layer>(null);

  const sceneNow = (): Scene | null =>
    field.current && top.current ? { field: field.current, top: top.current } : null;

  // The dots are plain nodes: no state ever changes them, and the cost of components would distort the measurement.
  const fill = useEffectEvent(() => {
    const scene = sceneNow();
    const [way] = WAYS;
    // A running measurement keeps its scene.
    if (scene && way && state !== 'measuring') arrange(scene, way, count);
  });
  useEffect(() => fill(), [count, width]);

  const start = async () => {
    const scene = sceneNow();
    if (!scene) return;
    setState('measuring');
    setResults(new Map());
    await measureAll(
      scene,
      count,
      (way, result) => setResults((known) => new Map(known).set(way, result)),
      // After unmounting there are no layers.
      () => field.current === null,
    );
    setState('done');
  };

  return (
    <div ref={box}>
      <Stage width={width} height={200}>
        <Layer ref={field} />
        <Layer ref={top} />
      </Stage>
      <div className="controls">
        <label>
          Dots
          <select
            value={count}
            disabled={state === 'measuring'}
            onChange={(event) => {
              setCount(Number(event.target.value));
              setResults(new Map());
              setState('idle');
            }}
          >
            {COUNTS.map((option) => (
              <option key={option} value={option}>
                {option.toLocaleString('en')}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={state === 'measuring'} onClick={() => void start()}>
          Measure
        </button>
        <span role="status">
          {state === 'measuring' && 'Measuring …'}
          {state === 'done' && 'Done.'}
        </span>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Way to draw</th>
            <th scope="col">draw(), ms</th>
            <th scope="col">frame, ms</th>
          </tr>
        </thead>
        <tbody>
          {WAYS.map((way) => {
            const [draw, frame] = cells(results.get(way));
            return (
              <tr key={way.name}>
                <th scope="row">{way.name}</th>
                <td>{draw}</td>
                <td>{frame}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
