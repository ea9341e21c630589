// App.jsx
import React from 'react';
import Board from './Board';
export default function App() {
  return <Board color="green" />;
}

// Board.jsx
import React from 'react';
import { Stage, Layer, Circle } from 'react-konva';
export default function Board({ color }) {
  return (
    <Stage width={300} height={200}>
      <Layer><Circle x={80} y={80} radius={40} fill={color} /></Layer>
    </Stage>
  );
}
