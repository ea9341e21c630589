import React from 'react';
import { createRoot } from 'react-dom/client';
import { Stage, Layer, Circle } from 'react-konva';

function App() {
  return (
    <Stage width={300} height={300}>
      <Layer>
        <Circle x={100} y={100} radius={50} fill="red" />
      </Layer>
    </Stage>
  );
}

createRoot(document.getElementById('root')).render(<App />);
