import { useState } from 'react';
import { Stage, Layer, Rect } from 'react-konva';

function Box({ x }) {
  return <Rect x={x} y={20} width={40} height={40} fill="purple" draggable />;
}

function App() {
  const [items] = useState([10, 70, 130]);
  return (
    <Stage width={300} height={100}>
      <Layer>
        {items.map((x) => <Box key={x} x={x} />)}
      </Layer>
    </Stage>
  );
}
