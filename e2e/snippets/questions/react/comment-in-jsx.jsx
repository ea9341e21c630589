import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  return (
    <Stage width={300} height={200}>
      <Layer>
        // a rect
        <Rect width={40} height={40} fill="red" />
      </Layer>
    </Stage>
  );
