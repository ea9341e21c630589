import { useState } from 'react';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#4a90e2', '#8457c9'];

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: 0, y: 226 });

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={300}>
        <Layer x={width / 2}>
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
                // Each card is rotated about the pin, which is at the group's 0, 0.
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
    </div>
  );
}
