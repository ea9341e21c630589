import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const badge = new Konva.Star({
  name: 'badge',
  y: 110,
  numPoints: 16,
  innerRadius: 78,
  outerRadius: 94,
  fill: '#3fa66b',
});

const number = new Konva.Text({
  name: 'number',
  x: -60,
  y: 84,
  width: 120,
  align: 'center',
  text: '0',
  fontSize: 56,
  fontStyle: 'bold',
  fill: '#ffffff',
  // Otherwise the digits get the events instead of the badge.
  listening: false,
});

layer.add(badge, number);

const output = document.querySelector('#report');
let count = 0;

badge.on('pointerover pointerdown pointerup', (event) => {
  count += 1;
  number.text(String(count));
  if (output) output.textContent = `${count} events. Last: ${event.type}`;
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
