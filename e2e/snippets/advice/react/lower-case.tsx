import { Layer, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <circle x={60} y={60} radius={40} fill="green" />
      </Layer>
    </Stage>
  );
}
