import { useState } from 'react';
import { Circle, Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const points = [-86, 46, -124, -36, -34, -82, 6, -12, 104, -66, 112, 62];
const starts = [0, 2, 4, 6, 8, 10];

export default function App() {
  const [box, width] = useWidth();
  const [closed, setClosed] = useState(false);
  const [dashed, setDashed] = useState(false);
  const [tension, setTension] = useState(0);
  const bent = tension > 0;

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        <Layer x={width / 2}>
          <Line
            name="line"
            y={112}
            points={points}
            closed={closed}
            tension={tension}
            dash={dashed ? [24, 16] : []}
            stroke="#1f9aa5"
            strokeWidth={10}
            lineCap="round"
            lineJoin="round"
            fill="#f6b73c"
          />
          {starts.map((i) => (
            <Circle key={i} x={points[i]} y={112 + (points[i + 1] ?? 0)} radius={4} fill="white" />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={closed}
            onChange={(event) => setClosed(event.target.checked)}
          />
          Closed
        </label>
        <label>
          <input
            type="checkbox"
            checked={dashed}
            onChange={(event) => setDashed(event.target.checked)}
          />
          Dashed
        </label>
        <label>
          Tension
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={tension}
            onChange={(event) => setTension(event.target.valueAsNumber)}
          />
        </label>
        <output>{closed ? (bent ? 'Blob' : 'Polygon') : bent ? 'Spline' : 'Simple line'}</output>
      </div>
    </div>
  );
}
