import { Stage, Layer, Rect } from 'react-konva';
import { Html } from 'react-konva-utils';
import { useState } from 'react';
export default function App() {
  const [v, setV] = useState('x');
  return <Stage width={300} height={200}><Layer><Rect width={40} height={40} fill="red" /><Html><input value={v} onChange={(e) => setV(e.target.value)} /></Html></Layer></Stage>;
}
