import { useState } from 'react';
import { Circle, Layer, Line, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;
const points = [-86, 46, -124, -36, -34, -82, 6, -12, 104, -66, 112, 62];
const starts = [0, 2, 4, 6, 8, 10];

export default function App() {
  const [closed, setClosed] = useState(false);
  const [dashed, setDashed] = useState(false);
  const [tension, setTension] = useState(0);
  const bent = tension > 0;

  return (
    <>
      <Stage width={width} height={260}>
        <Layer>
          <Line
            name="line"
            x={center}
            y={118}
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
            <Circle
              key={i}
              x={center + (points[i] ?? 0)}
              y={118 + (points[i + 1] ?? 0)}
              radius={4}
              fill="#ffffff"
            />
          ))}
          <Text
            name="figure"
            y={222}
            width={width}
            text={closed ? (bent ? 'Blob' : 'Polygon') : bent ? 'Spline' : 'Simple line'}
            align="center"
            fontSize={18}
            fill="#484f5f"
          />
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
      </div>
    </>
  );
}
