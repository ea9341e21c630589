import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#8457c9', '#4a90e2', '#1f9aa5', '#3fa66b', '#f6b73c', '#f2664a'];

colors.forEach((fill, i) => {
  const rect = new Konva.Rect({
    name: 'stripe',
    x: i * 50 - 150,
    width: 50,
    height: stage.height(),
    fill,
  });
  rect.on('click tap', () => rect.fill(rect.fill() === fill ? '#1b1f2a' : fill));
  layer.add(rect);
});

const ring = new Konva.Ring({
  name: 'ring',
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

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
