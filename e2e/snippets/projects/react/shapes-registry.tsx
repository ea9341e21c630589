// types.ts
export type ShapeModel = { id: string; kind: 'rect' | 'circle'; x: number; y: number; color: string };

// ShapeView.tsx
import { Rect, Circle } from 'react-konva';
import type { ShapeModel } from './types';
const registry = { rect: (s: ShapeModel) => <Rect x={s.x} y={s.y} width={60} height={40} fill={s.color} draggable />, circle: (s: ShapeModel) => <Circle x={s.x} y={s.y} radius={25} fill={s.color} draggable /> };
export const ShapeView = ({ shape }: { shape: ShapeModel }) => registry[shape.kind](shape);

// App.tsx
import { Stage, Layer } from 'react-konva';
import { ShapeView } from './ShapeView';
import type { ShapeModel } from './types';
const shapes: ShapeModel[] = [{ id: '1', kind: 'rect', x: 20, y: 20, color: 'tomato' }, { id: '2', kind: 'circle', x: 160, y: 60, color: 'teal' }];
export default function App() {
  return <Stage width={400} height={200}><Layer>{shapes.map((s) => <ShapeView key={s.id} shape={s} />)}</Layer></Stage>;
}
