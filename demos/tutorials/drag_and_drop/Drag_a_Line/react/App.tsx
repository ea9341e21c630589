import { useState } from 'react';
import { Layer, Line, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const left = Math.round(width / 2) - 130;
const first = { x: left, y: 230 };
const points = [left, 230, left + 55, 120, left + 125, 210, left + 185, 100, left + 260, 170];

export default function App() {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const x = Math.round(position.x);
  const y = Math.round(position.y);

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Line
          points={points}
          stroke="#e2ded3"
          strokeWidth={6}
          lineCap="round"
          lineJoin="round"
          listening={false}
        />
        <Line
          name="route"
          x={position.x}
          y={position.y}
          points={points}
          stroke="#8457c9"
          strokeWidth={6}
          dash={[16, 14]}
          lineCap="round"
          lineJoin="round"
          // A wider invisible stroke to hold it by.
          hitStrokeWidth={28}
          draggable
          onDragMove={(event) => setPosition(event.target.position())}
        />
        <Text
          name="readout"
          x={left}
          y={24}
          fontSize={15}
          lineHeight={1.5}
          fill="#1b1f2a"
          text={
            `x and y: ${x}, ${y}\n` +
            `first point: ${first.x}, ${first.y}\n` +
            `seen at: ${x + first.x}, ${y + first.y}`
          }
        />
      </Layer>
    </Stage>
  );
}
