import { useState } from 'react';
import { Circle, Layer, Stage } from 'react-konva';

const width = window.innerWidth;
const height = 260;

export default function App() {
  const [radius, setRadius] = useState(70);

  return (
    <>
      <Stage width={width} height={height}>
        <Layer>
          <Circle
            name="circle"
            x={width / 2}
            y={height / 2}
            radius={radius}
            fill="#f6b73c"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
          {/* The same position: it marks the middle, which stays where it is. */}
          <Circle name="middle" x={width / 2} y={height / 2} radius={5} fill="#1b1f2a" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Radius
          <input
            type="range"
            min={20}
            max={110}
            value={radius}
            onChange={(event) => setRadius(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
