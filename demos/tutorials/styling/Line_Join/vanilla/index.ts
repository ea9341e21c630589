import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const triangle = new Konva.Line({
  name: 'triangle',
  x: -100,
  y: 120,
  closed: true,
  fill: '#e8ebfb',
  stroke: '#2f4bd8',
  strokeWidth: 24,
  lineJoin: 'bevel',
});

// The path itself as a thin line: the stroke covers both sides of it.
const path = new Konva.Line({
  x: triangle.x(),
  y: triangle.y(),
  closed: true,
  stroke: '#ffffff',
  strokeWidth: 2,
  listening: false,
});

layer.add(triangle, path);

const join = document.querySelector<HTMLSelectElement>('#join');
const chosen = () => (join?.value === 'miter' || join?.value === 'round' ? join.value : 'bevel');
join?.addEventListener('change', () => triangle.lineJoin(chosen()));
triangle.on('mouseenter touchstart', () => triangle.lineJoin('round'));
triangle.on('mouseleave', () => triangle.lineJoin(chosen()));
// A finger may be lifted beside the triangle.
stage.on('touchend', () => triangle.lineJoin(chosen()));

const setAngle = (degrees: number) => {
  const half = 130 * Math.tan((degrees * Math.PI) / 360);
  const points = [0, -half, 130, 0, 0, half];
  triangle.points(points);
  path.points(points);
};
setAngle(50);

const angle = document.querySelector<HTMLInputElement>('#angle');
angle?.addEventListener('input', () => setAngle(angle.valueAsNumber));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
