import React from 'react';
import { Layer, Rect, Stage } from 'react-konva';
export default function App() {
  return (
    <div>
      <Stage width={300} height={200}>
        <Layer>
          <div>Hello</div>
          <Rect x={10} y={10} width={50} height={50} fill="blue" onclick={() => alert(1)} />
        </Layer>
      </Stage>
    </div>
  );
}
