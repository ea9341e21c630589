import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [position, setPosition] = useState({ x: -60, y: 80 });
  const [hovered, setHovered] = useState(false);
  const [dragging, setDragging] = useState(false);
  const cursor = dragging ? 'grabbing' : hovered ? 'grab' : 'default';

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280} style={{ cursor }}>
        <Layer x={width / 2}>
          <Rect
            name="box"
            x={position.x}
            y={position.y}
            width={120}
            height={120}
            cornerRadius={16}
            fill="#f2664a"
            shadowColor="#1b1f2a"
            shadowOpacity={0.3}
            shadowOffsetY={dragging ? 14 : 4}
            shadowBlur={dragging ? 24 : 8}
            draggable
            onMouseEnter={() => setHovered(true)}
            onMouseLeave={() => setHovered(false)}
            onDragStart={() => setDragging(true)}
            onDragEnd={(event) => {
              setDragging(false);
              setPosition(event.target.position());
            }}
          />
        </Layer>
      </Stage>
    </div>
  );
}
