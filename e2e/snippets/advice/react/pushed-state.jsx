import { useState } from 'react';
import { Stage, Layer, Rect } from 'react-konva';

export default function App() {
  const [rects, setRects] = useState([{ id: 1, x: 20 }]);
  const add = () => {
    rects.push({ id: rects.length + 1, x: rects.length * 60 });
    setRects(rects);
  };
  return (
    <>
      <button onClick={add}>Add</button>
      <Stage width={400} height={300}>
        <Layer>
          {rects.map((rect) => (
            <Rect key={rect.id} x={rect.x} y={20} width={50} height={50} fill="teal" />
          ))}
        </Layer>
      </Stage>
    </>
  );
}
