import Stage from 'react-konva';
import Layer, { Rect } from 'react-konva';
export default () => <Stage width={300} height={200}><Layer><Rect width={50} height={50} fill="red" /></Layer></Stage>;
