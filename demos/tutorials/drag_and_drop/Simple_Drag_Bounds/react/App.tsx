import { useState } from 'react';
import { Circle, Layer, Rect, Stage } from 'react-konva';

const width = window.innerWidth;
const left = width / 2 - 140;
const shaft = left + 250;
const box = { x: left, y: 116, width: 200, height: 150 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export default function App() {
  const [sideways, setSideways] = useState({ x: left + 60, y: 58 });
  const [upright, setUpright] = useState({ x: shaft, y: 110 });
  const [boxed, setBoxed] = useState({ x: box.x + 110, y: box.y + 40 });

  return (
    <Stage width={width} height={300}>
      <Layer>
        <Rect x={left} y={52} width={200} height={12} cornerRadius={6} fill="#f7d5cc" />
        <Rect x={shaft - 6} y={30} width={12} height={236} cornerRadius={6} fill="#dccff1" />
        <Rect {...box} cornerRadius={18} fill="#d3ebed" />
        <Circle
          name="sideways"
          {...sideways}
          radius={22}
          fill="#f2664a"
          draggable
          // It gets the absolute position that the pointer asks for and returns the one to take.
          dragBoundFunc={({ x }) => ({ x: clamp(x, left + 22, left + 178), y: 58 })}
          onDragEnd={(event) => setSideways(event.target.position())}
        />
        <Circle
          name="upright"
          {...upright}
          radius={22}
          fill="#8457c9"
          draggable
          // The other way: correct the node right after each move, before it is drawn.
          onDragMove={({ target }) => {
            target.position({ x: shaft, y: clamp(target.y(), 52, 244) });
          }}
          onDragEnd={(event) => setUpright(event.target.position())}
        />
        <Rect
          name="boxed"
          {...boxed}
          width={56}
          height={56}
          cornerRadius={12}
          fill="#1f9aa5"
          draggable
          // The position is the corner, so the shape's own size is taken off the far sides.
          dragBoundFunc={({ x, y }) => ({
            x: clamp(x, box.x, box.x + box.width - 56),
            y: clamp(y, box.y, box.y + box.height - 56),
          })}
          onDragEnd={(event) => setBoxed(event.target.position())}
        />
      </Layer>
    </Stage>
  );
}
