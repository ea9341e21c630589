import Konva from 'konva';
import { ring } from '../shared/ring';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const body = new Konva.Line({
  name: 'body',
  y: 140,
  points: ring([104, 92, 88, 106, 90, 78, 98, 84]),
  closed: true,
  tension: 0.4,
  fill: '#3fa66b',
  stroke: '#1b1f2a',
  strokeWidth: 5,
});
layer.add(body);

const tension = document.querySelector<HTMLInputElement>('#tension');
tension?.addEventListener('input', () => body.tension(tension.valueAsNumber));

document.querySelector('#shape')?.addEventListener('click', () => {
  body.points(ring(Array.from({ length: 8 }, () => 70 + Math.random() * 46)));
});

// The blob is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
