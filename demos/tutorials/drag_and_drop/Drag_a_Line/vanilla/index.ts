import Konva from 'konva';
import { describe, look } from '../shared/route';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const start = new Konva.Line({ ...look, stroke: '#e2ded3', listening: false });

const route = new Konva.Line({
  ...look,
  name: 'route',
  x: 0,
  y: 0,
  stroke: '#8457c9',
  dash: [16, 14],
  // A wider invisible stroke to grab.
  hitStrokeWidth: 28,
  draggable: true,
});

layer.add(start, route);

const output = document.querySelector('#readout');
function report() {
  if (output) output.textContent = describe(route.position());
}
report();
route.on('dragmove', report);

// The points are around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
