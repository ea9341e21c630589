import { useEffect } from 'react';
import { Layer, Rect, Stage } from 'react-konva';

function Box() {
  useEffect(() => {
    throw new Error('the box has no place');
  }, []);
  return <Rect x={20} y={20} width={100} height={50} fill="green" />;
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
