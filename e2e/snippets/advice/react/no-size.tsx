import { Layer, Rect, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage className="board">
      <Layer>
        <Rect x={20} y={20} width={100} height={50} fill="green" />
      </Layer>
    </Stage>
  );
}
