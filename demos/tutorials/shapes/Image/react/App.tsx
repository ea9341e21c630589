import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

export default function App() {
  const [box, width] = useWidth();
  // Undefined until the image has loaded.
  const [harbor] = useImage(harborUrl);
  const [fox] = useImage(foxUrl);

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={290}>
        <Layer x={width / 2}>
          <Image
            name="harbor"
            image={harbor}
            x={-140}
            y={30}
            width={280}
            height={210}
            cornerRadius={20}
          />
          <Image name="fox" image={fox} x={-150} y={150} scaleX={0.4} scaleY={0.4} />
        </Layer>
      </Stage>
    </div>
  );
}
