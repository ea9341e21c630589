import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';

export function Picture() {
  const [image] = useImage('./cat.png');
  return <Stage width={100} height={100}><Layer><Image image={image} /></Layer></Stage>;
}
