import { Layer, Stage } from 'react-konva';
import useImage from 'use-image';

export function Picture() {
  const [image, state] = useImage('./cat.png');
  return <Stage width={10} height={10}><Layer>{state && image && null}</Layer></Stage>;
}
