import data from './data.json';
import { Stage, Layer, Rect } from 'react-konva';
export default () => <Stage width={300} height={200}><Layer>{data.boxes.map((box, i) => <Rect key={i} {...box} y={9} width={20} height={20} fill="red" />)}</Layer></Stage>;
