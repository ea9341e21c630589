import { Image, Layer, Stage, useImage } from 'react-konva';

export default function App() {
  const [picture] = useImage('lion.png');
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Image image={picture} />
      </Layer>
    </Stage>
  );
}
