import { Stage, Layer, Rect } from 'react-konva';
const rects = [];
export default function App() {
  return <Stage width={400} height={200}><Layer>{rects.map((rect) => <Rect key={rect.id} {...rect} />)}</Layer></Stage>;
}
