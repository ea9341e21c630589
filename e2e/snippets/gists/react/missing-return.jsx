import React from 'react';
import { Stage, Layer, Rect } from 'react-konva';
const Boxes = ({ items }) => items.map((i) => { <Rect key={i} x={i * 50} y={10} width={40} height={40} fill="red" /> });
export default function App() {
  return <Stage width={300} height={200}><Layer><Boxes items={[0, 1, 2]} /></Layer></Stage>;
}
