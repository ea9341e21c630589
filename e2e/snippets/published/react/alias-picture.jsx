import cat from '@/assets/cat.png';
import useImage from 'use-image';
import { Stage, Layer, Image } from 'react-konva';
export default function App() {
  const [image] = useImage(cat);
  return <Stage width={300} height={200}><Layer><Image image={image} /></Layer></Stage>;
}
