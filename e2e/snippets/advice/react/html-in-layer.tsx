import { Layer, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <div>Score: 3</div>
      </Layer>
    </Stage>
  );
}
