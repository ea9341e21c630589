import Konva from 'konva';
import type { Vector2d } from 'konva/lib/types';
enum Tool { Brush = 'brush', Eraser = 'eraser' }
namespace Geometry { export const mid = (a: Vector2d, b: Vector2d): Vector2d => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }); }
abstract class Drawable { constructor(protected layer: Konva.Layer) {} abstract draw(): void; }
class Dot extends Drawable { draw() { const p = Geometry.mid({ x: 0, y: 0 }, { x: 80, y: 60 }); this.layer.add(new Konva.Circle({ ...p, radius: 12, fill: 'black' })); } }
const stage = new Konva.Stage({ container: 'container' as string, width: 200, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
new Dot(layer).draw();
console.log(Tool.Brush satisfies string);
