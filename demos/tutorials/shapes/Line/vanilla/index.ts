import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 260,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const points = [-86, 46, -124, -36, -34, -82, 6, -12, 104, -66, 112, 62];

const line = new Konva.Line({
  name: 'line',
  x: center,
  y: 118,
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
      x: center + (points[i] ?? 0),
      y: 118 + (points[i + 1] ?? 0),
      radius: 4,
      fill: '#ffffff',
    }),
  );
}

const figure = new Konva.Text({
  name: 'figure',
  y: 222,
  width: stage.width(),
  text: 'Simple line',
  align: 'center',
  fontSize: 18,
  fill: '#484f5f',
});
layer.add(figure);

function nameFigure() {
  const bent = line.tension() > 0;
  figure.text(line.closed() ? (bent ? 'Blob' : 'Polygon') : bent ? 'Spline' : 'Simple line');
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
