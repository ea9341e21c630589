import React from 'react';
import { Stage, Layer, Rect, Circle } from 'react-konva';
export default function App() {
  const [n, setN] = React.useState(0);
  return (
    <Stage width={300} height={200}>
      <Layer>
        <Rect x={10} y={10} width={60} height={60} fill="red" onclick={() => setN(n + 1)} />
        <Circle cx={150} cy={60} r={30} fill="blue" />
      </Layer>
    </Stage>
  );
}
