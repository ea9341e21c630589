import { Html, Layer, Stage } from 'react-konva';

export default function App() {
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Html>Hello</Html>
      </Layer>
    </Stage>
  );
}
