import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const circle = new Konva.Circle({
  name: 'circle',
  y: stage.height() / 2,
  radius: 70,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});

// At the same position: it marks the center, which does not move.
const middle = new Konva.Circle({
  name: 'middle',
  y: stage.height() / 2,
  radius: 5,
  fill: '#1b1f2a',
});

layer.add(circle, middle);

const slider = document.querySelector<HTMLInputElement>('#radius');
slider?.addEventListener('input', () => circle.radius(slider.valueAsNumber));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
