import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];

export default function App() {
  const [position, setPosition] = useState({ x: width / 2, y: 226 });

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Group
          name="fan"
          x={position.x}
          y={position.y}
          draggable
          onDragEnd={(event) => setPosition(event.target.position())}
        >
          {colors.map((fill, index) => (
            <Rect
              key={fill}
              name="card"
              width={64}
              height={158}
              // Each card turns about the pin, which is the group's 0, 0.
              offsetX={32}
              offsetY={138}
              rotation={-50 + index * 20}
              fill={fill}
              stroke="#ffffff"
              strokeWidth={3}
              cornerRadius={12}
            />
          ))}
          <Circle name="pin" radius={7} fill="#ffffff" />
        </Group>
      </Layer>
    </Stage>
  );
}
