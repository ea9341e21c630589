import React from 'react';
import { Stage, Layer, Rect } from 'react-konva/lib/ReactKonvaCore';
import 'konva/lib/shapes/Rect';

export default function App() {
  return (
    <Stage width={200} height={200}>
      <Layer>
        <Rect x={10} y={10} width={50} height={50} fill="red" />
      </Layer>
    </Stage>
  );
}
