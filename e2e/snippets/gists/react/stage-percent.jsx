import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  return <Stage width="100%" height="100%" style={{ background: '#eee' }}><Layer><Rect width={50} height={50} fill="red" /></Layer></Stage>;
}
