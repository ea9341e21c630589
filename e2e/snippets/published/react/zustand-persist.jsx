import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { Stage, Layer, Rect } from 'react-konva';
const useStore = create(persist(() => ({ x: 30 }), { name: 'box' }));
export default function App() {
  const x = useStore((state) => state.x);
  return <Stage width={300} height={200}><Layer><Rect x={x} width={50} height={50} fill="red" /></Layer></Stage>;
}
