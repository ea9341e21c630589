import React from 'react';
import { Stage, Layer, Rect, Text } from 'react-konva';
export default function App() {
  const items = ['a', 'b'];
  return (
    <Stage width={300} height={200}>
      <Layer>
        <ul>{items.map((t, i) => <li key={t}><Text text={t} y={i * 20} /></li>)}</ul>
      </Layer>
    </Stage>
  );
}
