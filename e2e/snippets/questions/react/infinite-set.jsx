import { useState } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  const [x, setX] = useState(0);
  setX(x + 1);
  return <Stage width={300} height={200}><Layer><Rect x={x} y={10} width={50} height={50} fill="blue" onClick={setX(10)} /></Layer></Stage>;
}
