import { create } from 'zustand';
import { immer } from 'zustand/middleware/immer';
import { Stage, Layer, Line } from 'react-konva';
import { useRef } from 'react';

type Stroke = { points: number[]; color: string };
type State = { strokes: Stroke[]; begin: (x: number, y: number) => void; extend: (x: number, y: number) => void };

const useStore = create<State>()(
  immer((set) => ({
    strokes: [{ points: [10, 10, 100, 60, 200, 20], color: '#333' }],
    begin: (x, y) => set((s) => { s.strokes.push({ points: [x, y], color: '#333' }); }),
    extend: (x, y) => set((s) => { s.strokes[s.strokes.length - 1].points.push(x, y); }),
  })),
);

export default function Whiteboard() {
  const { strokes, begin, extend } = useStore();
  const drawing = useRef(false);
  return (
    <Stage width={600} height={400}
      onMouseDown={(e) => { drawing.current = true; const p = e.target.getStage()!.getPointerPosition()!; begin(p.x, p.y); }}
      onMouseMove={(e) => { if (!drawing.current) return; const p = e.target.getStage()!.getPointerPosition()!; extend(p.x, p.y); }}
      onMouseUp={() => { drawing.current = false; }}>
      <Layer>{strokes.map((s, i) => <Line key={i} points={[...s.points]} stroke={s.color} strokeWidth={3} tension={0.5} lineCap="round" />)}</Layer>
    </Stage>
  );
}
