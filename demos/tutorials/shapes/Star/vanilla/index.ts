import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const width = stage.width();
layer.add(new Konva.Rect({ width, height: 280, fill: '#1b1f2a' }));

// x is a share of the width, so that the sky is full at any size.
const sky = [
  { x: 0.06, y: 66, numPoints: 4, radius: 9, fill: '#4a90e2' },
  { x: 0.12, y: 200, numPoints: 5, radius: 12, fill: '#f2664a' },
  { x: 0.2, y: 36, numPoints: 8, radius: 8, fill: '#fbfaf7' },
  { x: 0.24, y: 250, numPoints: 4, radius: 7, fill: '#fbfaf7' },
  { x: 0.78, y: 34, numPoints: 4, radius: 12, fill: '#8457c9' },
  { x: 0.82, y: 246, numPoints: 6, radius: 9, fill: '#1f9aa5' },
  { x: 0.9, y: 86, numPoints: 8, radius: 9, fill: '#fbfaf7' },
  { x: 0.95, y: 190, numPoints: 5, radius: 10, fill: '#f2664a' },
];
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
