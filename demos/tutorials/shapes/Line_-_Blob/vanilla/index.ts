import Konva from 'konva';
import { ring } from '../shared/ring';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const body = new Konva.Line({
  name: 'body',
  x: stage.width() / 2,
  y: 140,
  points: ring([104, 92, 88, 106, 90, 78, 98, 84]),
  closed: true,
  tension: 0.4,
  fill: '#3fa66b',
  stroke: '#1b1f2a',
  strokeWidth: 5,
});
layer.add(body);

for (const side of [-1, 1]) {
  const x = body.x() + side * 26;
  layer.add(
    new Konva.Circle({ x, y: 122, radius: 18, fill: '#ffffff' }),
    new Konva.Circle({ x: x + 5, y: 126, radius: 8, fill: '#1b1f2a' }),
  );
}

const tension = document.querySelector<HTMLInputElement>('#tension');
tension?.addEventListener('input', () => body.tension(tension.valueAsNumber));

document.querySelector('#shape')?.addEventListener('click', () => {
  body.points(ring(Array.from({ length: 8 }, () => 70 + Math.random() * 46)));
});
