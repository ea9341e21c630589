import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 220,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

const sun = new Konva.Circle({ name: 'sun', x: center - 70, y: 76, radius: 40, fill: '#f6b73c' });
const hill = new Konva.Ellipse({
  name: 'hill',
  x: center + 60,
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
  marker.position(point).show();
  if (output) output.textContent = `${what} at ${Math.round(point.x)}, ${Math.round(point.y)}`;
});
