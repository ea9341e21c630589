import Konva from 'konva';
import simplify from 'simplify-js';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer(); stage.add(layer);
const pts = simplify([{ x: 0, y: 0 }, { x: 10, y: 1 }, { x: 20, y: 0 }], 2);
layer.add(new Konva.Line({ points: pts.flatMap(p => [p.x, p.y]), stroke: 'black' }));
