import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';

export default function App() {
  const [image] = useImage('cat.png');
  return (
    <Stage width={300} height={200}>
      <Layer>{image && <Image image={image} x={20} y={20} />}</Layer>
    </Stage>
  );
}
