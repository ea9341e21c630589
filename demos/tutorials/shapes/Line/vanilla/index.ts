import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const points = [-86, 46, -124, -36, -34, -82, 6, -12, 104, -66, 112, 62];

const line = new Konva.Line({
  name: 'line',
  y: 112,
  points,
  stroke: '#1f9aa5',
  strokeWidth: 10,
  lineCap: 'round',
  lineJoin: 'round',
  fill: '#f6b73c',
});
layer.add(line);

for (let i = 0; i < points.length; i += 2) {
  layer.add(
    new Konva.Circle({
      x: points[i] ?? 0,
      y: 112 + (points[i + 1] ?? 0),
      radius: 4,
      fill: 'white',
    }),
  );
}

const figure = document.querySelector('#figure');
function nameFigure() {
  const bent = line.tension() > 0;
  const name = line.closed() ? (bent ? 'Blob' : 'Polygon') : bent ? 'Spline' : 'Simple line';
  if (figure) figure.textContent = name;
}

const closed = document.querySelector<HTMLInputElement>('#closed');
closed?.addEventListener('change', () => {
  line.closed(closed.checked);
  nameFigure();
});

const dashed = document.querySelector<HTMLInputElement>('#dashed');
dashed?.addEventListener('change', () => line.dash(dashed.checked ? [24, 16] : []));

const tension = document.querySelector<HTMLInputElement>('#tension');
tension?.addEventListener('input', () => {
  line.tension(tension.valueAsNumber);
  nameFigure();
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
