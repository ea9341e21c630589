import React from 'react';
import { Stage, Layer, Rect } from 'konva';
function App() {
  return (
    <Stage width={300} height={200}>
      <Layer><Rect x={10} y={10} width={50} height={50} fill="blue" draggable /></Layer>
    </Stage>
  );
}
export default App;
