import { useState } from 'react';
import { Layer, Line, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const joins = ['bevel', 'miter', 'round'] as const;

export default function App() {
  const [box, width] = useWidth();
  const [join, setJoin] = useState<(typeof joins)[number]>('bevel');
  const [angle, setAngle] = useState(50);
  const [hovered, setHovered] = useState(false);

  const half = 130 * Math.tan((angle * Math.PI) / 360);
  const triangle = {
    x: -100,
    y: 120,
    points: [0, -half, 130, 0, 0, half],
    closed: true,
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      {/* A finger may be lifted beside the triangle, so the stage listens. */}
      <Stage width={width} height={240} onTouchEnd={() => setHovered(false)}>
        <Layer x={width / 2}>
          <Line
            name="triangle"
            {...triangle}
            fill="#e8ebfb"
            stroke="#2f4bd8"
            strokeWidth={24}
            lineJoin={hovered ? 'round' : join}
            onMouseEnter={() => setHovered(true)}
            onTouchStart={() => setHovered(true)}
            onMouseLeave={() => setHovered(false)}
          />
          {/* The path itself as a thin line: the stroke covers both sides of it. */}
          <Line {...triangle} stroke="#ffffff" strokeWidth={2} listening={false} />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Line join
          <select
            value={join}
            onChange={(event) =>
              setJoin(joins.find((name) => name === event.target.value) ?? 'bevel')
            }
          >
            {joins.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Angle
          <input
            type="range"
            min={6}
            max={80}
            value={angle}
            onChange={(event) => setAngle(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
