import { create } from 'zustand';
import { useShallow } from 'zustand/shallow';
import { Stage, Layer, Rect } from 'react-konva';
const useStore = create(() => ({ x: 30, y: 10 }));
export default function App() {
  const [x, y] = useStore(useShallow((state) => [state.x, state.y]));
  return <Stage width={300} height={200}><Layer><Rect x={x} y={y} width={50} height={50} fill="red" /></Layer></Stage>;
}
