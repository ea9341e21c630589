import { Stage, Layer, Rect } from 'react-konva';
export default function Canvas({ shapes }) {
  return <Stage width={300} height={200}><Layer>{shapes.map((s) => <Rect key={s.id} {...s} />)}</Layer></Stage>;
}
