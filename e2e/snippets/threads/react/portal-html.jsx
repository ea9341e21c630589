import { Stage, Layer, Group, Rect } from 'react-konva';
import { Html } from 'react-konva-utils';
import { useState } from 'react';
export default function App() {
  const [text, setText] = useState('edit me');
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Group x={50} y={50} draggable>
          <Rect width={160} height={80} fill="#eef" stroke="#88f" />
          <Html divProps={{ style: { opacity: 0.9 } }}><textarea value={text} onChange={(e) => setText(e.target.value)} /></Html>
        </Group>
      </Layer>
    </Stage>
  );
}
