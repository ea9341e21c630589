import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f6b73c', '#f2664a'];
const stripe = stage.width() / colors.length;

colors.forEach((fill, i) => {
  const rect = new Konva.Rect({
    name: 'stripe',
    x: i * stripe,
    width: stripe,
    height: stage.height(),
    fill,
  });
  rect.on('click tap', () => rect.fill(rect.fill() === fill ? '#1b1f2a' : fill));
  layer.add(rect);
});

const ring = new Konva.Ring({
  name: 'ring',
  x: stage.width() / 2,
  y: stage.height() / 2,
  innerRadius: 54,
  outerRadius: 104,
  fill: '#fbfaf7',
  stroke: '#1b1f2a',
  strokeWidth: 4,
  draggable: true,
});
layer.add(ring);

const inner = document.querySelector<HTMLInputElement>('#inner');
inner?.addEventListener('input', () => ring.innerRadius(inner.valueAsNumber));

const outer = document.querySelector<HTMLInputElement>('#outer');
outer?.addEventListener('input', () => ring.outerRadius(outer.valueAsNumber));
