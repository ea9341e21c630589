import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const circleRadius = 40;

const ellipse = new Konva.Ellipse({
  name: 'ellipse',
  x: -78,
  y: 100,
  radiusX: 60,
  radiusY: 34,
  fill: '#1f9aa5',
  stroke: '#1b1f2a',
  strokeWidth: 10,
});

const circle = new Konva.Circle({
  name: 'circle',
  x: 78,
  y: 100,
  radius: circleRadius,
  scaleX: 60 / circleRadius,
  scaleY: 34 / circleRadius,
  fill: '#f2664a',
  stroke: '#1b1f2a',
  strokeWidth: 10,
});

const caption = { y: 204, width: 150, align: 'center', fontSize: 15, fill: '#484f5f' };
layer.add(
  ellipse,
  circle,
  new Konva.Text({ ...caption, x: -153, text: 'Ellipse' }),
  new Konva.Text({ ...caption, x: 3, text: 'Scaled circle' }),
);

const radiusX = document.querySelector<HTMLInputElement>('#radius-x');
radiusX?.addEventListener('input', () => {
  ellipse.radiusX(radiusX.valueAsNumber);
  circle.scaleX(radiusX.valueAsNumber / circleRadius);
});

const radiusY = document.querySelector<HTMLInputElement>('#radius-y');
radiusY?.addEventListener('input', () => {
  ellipse.radiusY(radiusY.valueAsNumber);
  circle.scaleY(radiusY.valueAsNumber / circleRadius);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
