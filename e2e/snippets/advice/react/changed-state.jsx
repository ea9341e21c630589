import { useState } from 'react';
import { Stage, Layer, Circle } from 'react-konva';

export default function App() {
  const [box, setBox] = useState({ x: 80, y: 80 });
  function right() {
    box.x += 20;
    setBox(box);
  }
  return (
    <div>
      <button onClick={right}>Right</button>
      <Stage width={400} height={300}>
        <Layer>
          <Circle x={box.x} y={box.y} radius={30} fill="tomato" />
        </Layer>
      </Stage>
    </div>
  );
}
