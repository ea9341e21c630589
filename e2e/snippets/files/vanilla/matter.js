import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
import Matter, { Bodies, Composite, Engine } from 'matter-js';

const engine = Engine.create();
const body = Bodies.rectangle(60, 0, 40, 40);
Composite.add(engine.world, body);
for (let step = 0; step < 30; step += 1) Engine.update(engine, 16);
layer.add(new Konva.Rect({ x: body.position.x, y: body.position.y, width: 40, height: 40, fill: 'coral' }));
console.log(Matter.Common.nextId() >= 0 && body.position.y > 10 ? 'it fell' : 'it hangs');
