import { Layer, Stage, Text } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Text>Hello</Text>
      </Layer>
    </Stage>
  );
}
