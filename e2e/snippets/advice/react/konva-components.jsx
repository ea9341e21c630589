import { Stage, Layer, Rect } from 'konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Rect x={20} y={20} width={100} height={60} fill="teal" />
      </Layer>
    </Stage>
  );
}
