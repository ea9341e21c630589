import { Stage, Layer, Rect, Circle } from 'react-konva';
const Shapes = () => {
  return (
    <Rect width={40} height={40} fill="red" />
    <Circle x={80} y={40} radius={20} fill="red" />
  );
};
export default () => <Stage width={300} height={200}><Layer><Shapes /></Layer></Stage>;
