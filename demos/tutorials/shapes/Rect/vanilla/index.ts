import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const square = new Konva.Rect({
  name: 'square',
  x: -150,
  y: 40,
  width: 90,
  height: 140,
  fill: '#f2664a',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});

const rounded = new Konva.Rect({
  name: 'rounded',
  x: -45,
  y: 40,
  width: 90,
  height: 140,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 4,
  cornerRadius: 16,
});

const leaf = new Konva.Rect({
  name: 'leaf',
  x: 60,
  y: 40,
  width: 90,
  height: 140,
  fill: '#3fa66b',
  stroke: '#1b1f2a',
  strokeWidth: 4,
  // Clockwise from the top left.
  cornerRadius: [0, 45, 0, 45],
});

layer.add(square, rounded, leaf);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
