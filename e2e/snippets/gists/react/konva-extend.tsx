import Konva from 'konva';
import { Stage, Layer, KonvaNodeComponent } from 'react-konva';
class Hexagon extends Konva.Shape { constructor(c) { super(c); this.className = 'Hexagon'; } _sceneFunc(ctx) { ctx.beginPath(); ctx.rect(0, 0, 30, 30); ctx.fillStrokeShape(this); } }
Konva.Hexagon = Hexagon;
const Hex = 'Hexagon' as unknown as KonvaNodeComponent<Hexagon>;
export default function App() { return <Stage width={200} height={200}><Layer><Hex x={20} y={20} fill="red" /></Layer></Stage>; }
