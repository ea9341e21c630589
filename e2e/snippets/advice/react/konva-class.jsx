import Konva from 'konva';
import { Stage, Layer } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Konva.Rect x={20} y={20} width={100} height={60} fill="teal" />
      </Layer>
    </Stage>
  );
}
