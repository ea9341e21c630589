import { Fragment, useState } from 'react';
import { Circle, Layer, Line, Stage } from 'react-konva';
import { ring } from '../shared/ring';

const width = window.innerWidth;

export default function App() {
  const [points, setPoints] = useState(() => ring([104, 92, 88, 106, 90, 78, 98, 84]));
  const [tension, setTension] = useState(0.4);
  const change = () => setPoints(ring(Array.from({ length: 8 }, () => 70 + Math.random() * 46)));

  return (
    <>
      <Stage width={width} height={280}>
        <Layer>
          <Line
            name="body"
            x={width / 2}
            y={140}
            points={points}
            closed
            tension={tension}
            fill="#3fa66b"
            stroke="#1b1f2a"
            strokeWidth={5}
          />
          {[-1, 1].map((side) => (
            <Fragment key={side}>
              <Circle x={width / 2 + side * 26} y={122} radius={18} fill="#ffffff" />
              <Circle x={width / 2 + side * 26 + 5} y={126} radius={8} fill="#1b1f2a" />
            </Fragment>
          ))}
        </Layer>
      </Stage>
      <div className="controls">
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
        <button type="button" onClick={change}>
          New shape
        </button>
      </div>
    </>
  );
}
