import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const left = -138;
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const degrees = [12, 19, 14, 24, 22, 9, 16];
const points = degrees.flatMap((value, i) => [i * 46, 230 - value * 7]);

// The points without tension, for comparison.
const straight = new Konva.Line({ x: left, points, stroke: '#c9c3b4', dash: [4, 4] });

const curve = new Konva.Line({
  name: 'curve',
  x: left,
  points,
  tension: 0.4,
  stroke: '#f2664a',
  strokeWidth: 5,
  lineCap: 'round',
});
layer.add(straight, curve);

days.forEach((text, i) => {
  const x = left + i * 46;
  layer.add(
    new Konva.Circle({
      x,
      y: points[i * 2 + 1],
      radius: 5,
      fill: '#ffffff',
      stroke: '#1b1f2a',
      strokeWidth: 3,
    }),
    new Konva.Text({
      x: x - 23,
      y: 234,
      width: 46,
      text,
      align: 'center',
      fontSize: 13,
      fill: '#484f5f',
    }),
  );
});

const tension = document.querySelector<HTMLInputElement>('#tension');
tension?.addEventListener('input', () => curve.tension(tension.valueAsNumber));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
