import Konva from 'konva';
import { sky } from '../shared/sky';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const width = stage.width();
layer.add(new Konva.Rect({ width, height: 280, fill: '#1b1f2a' }));

for (const { x, y, numPoints, radius, fill } of sky) {
  layer.add(
    new Konva.Star({
      x: x * width,
      y,
      numPoints,
      innerRadius: radius * 0.4,
      outerRadius: radius,
      fill,
    }),
  );
}

const star = new Konva.Star({
  name: 'star',
  x: width / 2,
  y: 140,
  numPoints: 5,
  innerRadius: 46,
  outerRadius: 112,
  fill: '#f6b73c',
});
layer.add(star);

const points = document.querySelector<HTMLInputElement>('#points');
points?.addEventListener('input', () => star.numPoints(points.valueAsNumber));

const inner = document.querySelector<HTMLInputElement>('#inner');
inner?.addEventListener('input', () => star.innerRadius(inner.valueAsNumber));
