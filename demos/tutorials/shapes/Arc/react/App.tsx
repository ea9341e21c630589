import { useState } from 'react';
import { Arc, Circle, Layer, Ring, Stage } from 'react-konva';

const width = window.innerWidth;
const height = 280;
const x = width / 2;
const y = height / 2;

export default function App() {
  const [angle, setAngle] = useState(250);
  const [rotation, setRotation] = useState(-90);

  return (
    <>
      <Stage width={width} height={height}>
        <Layer>
          {/* A dashed circle makes the twelve ticks of the dial. */}
          <Circle
            x={x}
            y={y}
            radius={120}
            stroke="#1b1f2a"
            strokeWidth={8}
            dash={[2, (2 * Math.PI * 120) / 12 - 2]}
            dashOffset={1}
          />
          <Ring x={x} y={y} innerRadius={62} outerRadius={100} fill="#e2ded3" />
          <Arc
            name="arc"
            x={x}
            y={y}
            innerRadius={62}
            outerRadius={100}
            angle={angle}
            rotation={rotation}
            fill="#f2664a"
            stroke="#1b1f2a"
            strokeWidth={4}
          />
          {/* The arc's position is the middle of the circle, not a point on the arc. */}
          <Circle name="origin" x={x} y={y} radius={6} fill="#1b1f2a" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Angle
          <input
            type="range"
            min={0}
            max={360}
            value={angle}
            onChange={(event) => setAngle(event.target.valueAsNumber)}
          />
        </label>
        <label>
          Rotation
          <input
            type="range"
            min={-180}
            max={180}
            value={rotation}
            onChange={(event) => setRotation(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
