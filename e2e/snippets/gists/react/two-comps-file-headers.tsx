// src/components/Shape.tsx
import { Rect } from 'react-konva';
export const Shape = ({ x }: { x: number }) => <Rect x={x} y={10} width={40} height={40} fill="purple" />;

// src/App.tsx
import { Stage, Layer } from 'react-konva';
import { Shape } from './components/Shape';
export default function App() {
  return <Stage width={300} height={200}><Layer><Shape x={10} /><Shape x={70} /></Layer></Stage>;
}
