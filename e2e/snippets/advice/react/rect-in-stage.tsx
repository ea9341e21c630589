import { Rect, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Rect x={20} y={20} width={100} height={50} fill="green" />
    </Stage>
  );
}
