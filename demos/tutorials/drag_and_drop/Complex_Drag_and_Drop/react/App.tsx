import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Ellipse, Group, Layer, Line, Rect, Stage } from 'react-konva';

const width = window.innerWidth;
const surface = 190;
const circle = { x: width / 2 + 50, y: 94, radius: 80 };

/** The fish is 24 high above its middle. */
function belowSurface({ x, y }: Konva.Vector2d) {
  return { x, y: Math.max(y, surface + 26) };
}

/** The nearest point that leaves room for the bee inside the circle. */
function insideCircle({ x, y }: Konva.Vector2d) {
  const room = circle.radius - 26;
  const dx = x - circle.x;
  const dy = y - circle.y;
  const distance = Math.hypot(dx, dy);
  if (distance <= room) return { x, y };
  return { x: circle.x + (dx / distance) * room, y: circle.y + (dy / distance) * room };
}

export default function App() {
  const [fish, setFish] = useState({ x: width / 2 - 60, y: 256 });
  const [bee, setBee] = useState({ x: circle.x - 20, y: circle.y + 8 });

  return (
    <Stage width={width} height={320}>
      <Layer>
        <Rect y={surface} width={width} height={320 - surface} fill="#cfe3f8" />
        <Line points={[0, surface, width, surface]} stroke="#4a90e2" strokeWidth={3} />
        <Circle {...circle} fill="#fdf0d0" stroke="#f6b73c" dash={[8, 8]} />
        {/* The node is corrected at once, before it is drawn; the state takes the last place. */}
        <Group
          name="fish"
          {...fish}
          draggable
          onDragMove={({ target }) => target.position(belowSurface(target.position()))}
          onDragEnd={({ target }) => setFish(target.position())}
        >
          <Line points={[22, 0, 54, -20, 54, 20]} closed fill="#c9472d" />
          <Ellipse radiusX={38} radiusY={24} fill="#f2664a" />
          <Circle x={-20} y={-6} radius={5} fill="#1b1f2a" />
        </Group>
        <Group
          name="bee"
          {...bee}
          draggable
          onDragMove={({ target }) => target.position(insideCircle(target.position()))}
          onDragEnd={({ target }) => setBee(target.position())}
        >
          <Ellipse x={2} y={-18} radiusX={9} radiusY={15} rotation={20} fill="#a9d9de" />
          <Ellipse radiusX={24} radiusY={16} fill="#f6b73c" />
          <Rect x={-5} y={-15} width={6} height={30} fill="#1b1f2a" />
          <Rect x={7} y={-13} width={6} height={26} fill="#1b1f2a" />
        </Group>
      </Layer>
    </Stage>
  );
}
