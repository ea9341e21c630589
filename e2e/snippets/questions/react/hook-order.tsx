import { useRef, useEffect, forwardRef } from 'react';
import Konva from 'konva';
import { Stage, Layer, Group, Rect, Text as KonvaText } from 'react-konva';
type Item = { id: number; title: string };
const Card = forwardRef<Konva.Group, { item: Item }>(({ item }, ref) => <Group ref={ref} x={item.id * 80} y={20} draggable><Rect width={70} height={40} cornerRadius={6} fill="#eef" stroke="#88a" /><KonvaText text={item.title} padding={8} /></Group>);
export default function Board({ items = [{ id: 0, title: 'A' }, { id: 1, title: 'B' }] }: { items?: Item[] }) {
  const first = useRef<Konva.Group>(null);
  useEffect(() => { first.current?.to({ y: 60, duration: 0.2 }); }, []);
  return <Stage width={300} height={200}><Layer>{items.map((it, i) => <Card key={it.id} ref={i ? null : first} item={it} />)}</Layer></Stage>;
}
