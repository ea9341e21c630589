import { Layer, Rect, Stage } from 'react-konva';

const size = 50;
export { size, Layer, Rect, Stage };
