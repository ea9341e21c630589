import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const star = new Konva.Star({
  name: 'star',
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

// The star is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
