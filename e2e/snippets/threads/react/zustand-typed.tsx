import { create } from 'zustand';
import { devtools } from 'zustand/middleware';
import { immer } from 'zustand/middleware/immer';
import { Stage, Layer, Rect } from 'react-konva';
type Shape = { id: number; x: number; y: number };
type Store = { shapes: Shape[]; add: () => void; move: (id: number, x: number, y: number) => void };
const useStore = create<Store>()(devtools(immer((set) => ({
  shapes: [{ id: 1, x: 20, y: 20 }],
  add: () => set((s) => { s.shapes.push({ id: s.shapes.length + 1, x: 40, y: 40 }); }),
  move: (id, x, y) => set((s) => { const f = s.shapes.find((o) => o.id === id); if (f) { f.x = x; f.y = y; } }),
}))));
export default function App() {
  const { shapes, add, move } = useStore();
  return (<><button onClick={add}>Add</button><Stage width={400} height={300}><Layer>
    {shapes.map((s) => <Rect key={s.id} x={s.x} y={s.y} width={60} height={40} fill="tomato" draggable onDragEnd={(e) => move(s.id, e.target.x(), e.target.y())} />)}
  </Layer></Stage></>);
}
