import { Layer, Rect, Stage } from 'react-konva';

const sizes: { width: number }[] = [];

function Box() {
  return <Rect x={20} y={20} width={sizes[0].width} height={50} fill="green" />;
}

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Box />
      </Layer>
    </Stage>
  );
}
