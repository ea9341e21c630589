import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

const width = window.innerWidth;
const center = width / 2;

export default function App() {
  // Undefined until the picture has loaded.
  const [harbor] = useImage(harborUrl);
  const [fox] = useImage(foxUrl);

  return (
    <Stage width={width} height={290}>
      <Layer>
        <Image
          name="harbor"
          image={harbor}
          x={center - 140}
          y={30}
          width={280}
          height={210}
          cornerRadius={20}
        />
        <Image name="fox" image={fox} x={center - 150} y={150} scaleX={0.4} scaleY={0.4} />
      </Layer>
    </Stage>
  );
}
