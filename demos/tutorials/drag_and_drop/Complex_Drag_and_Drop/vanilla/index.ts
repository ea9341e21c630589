import Konva from 'konva';
import { belowLine, circle, insideCircle, radius, surface } from '../shared/limits';

const stage = new Konva.Stage({ container: 'container', height: 320 });
const layer = new Konva.Layer();
stage.add(layer);

const line = new Konva.Line({ y: surface, stroke: '#4a90e2', strokeWidth: 3 });
const rim = new Konva.Circle({ ...circle, stroke: '#f6b73c', dash: [8, 8] });

const low = new Konva.Circle({
  name: 'low',
  x: -60,
  y: 256,
  radius,
  fill: '#f2664a',
  draggable: true,
});
const caged = new Konva.Circle({
  name: 'caged',
  x: 30,
  y: 102,
  radius,
  fill: '#1f9aa5',
  draggable: true,
});
layer.add(line, rim, low, caged);

// Corrects the node at once, before Konva draws it.
low.on('dragmove', () => low.position(belowLine(low.position())));
caged.on('dragmove', () => caged.position(insideCircle(caged.position())));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  const width = stage.container().clientWidth;
  stage.width(width);
  layer.x(width / 2);
  line.points([-width / 2, 0, width / 2, 0]);
}
fit();
new ResizeObserver(fit).observe(stage.container());
