import { useReducer } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  const [x, move] = useReducer((value, by) => value + by, 20);
  return <Stage width={300} height={200}><Layer><Rect x={x} width={50} height={50} fill="red" onClick={() => move(9)} /></Layer></Stage>;
}
