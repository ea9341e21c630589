import { useState } from 'react';
import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  const [data] = useState(null);
  if (!data) return null;
  return <Stage width={400} height={200}><Layer><Rect {...data} /></Layer></Stage>;
}
