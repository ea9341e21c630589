import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const sun = new Konva.Circle({ name: 'sun', x: -70, y: 76, radius: 40, fill: '#f6b73c' });
const hill = new Konva.Ellipse({
  name: 'hill',
  x: 60,
  y: 224,
  radiusX: 190,
  radiusY: 110,
  fill: '#3fa66b',
});
const marker = new Konva.Ring({
  name: 'marker',
  innerRadius: 5,
  outerRadius: 8,
  fill: '#1b1f2a',
  visible: false,
  listening: false,
});
layer.add(sun, hill, marker);

const output = document.querySelector('#report');

stage.on('pointerclick', (event) => {
  const point = stage.getPointerPosition();
  if (!point) return;
  const what = event.target === stage ? 'Empty space' : event.target.name();
  // The marker is on the layer, so its position is relative to the layer.
  const place = layer.getRelativePointerPosition();
  if (place) marker.position(place).show();
  if (output) output.textContent = `${what} at ${Math.round(point.x)}, ${Math.round(point.y)}`;
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
