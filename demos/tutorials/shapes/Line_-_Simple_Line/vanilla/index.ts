import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

// Round ends and round corners.
const coral = new Konva.Line({
  name: 'coral',
  points: [-136, 52, -60, 52, 20, 132, 20, 248],
  stroke: '#f2664a',
  strokeWidth: 12,
  lineCap: 'round',
  lineJoin: 'round',
});

// The defaults: flat ends that stop at the last point, and pointed corners.
const teal = new Konva.Line({
  name: 'teal',
  points: [-136, 216, -80, 216, -80, 132, 136, 132],
  stroke: '#1f9aa5',
  strokeWidth: 12,
});

// Dashes of 16 pixels, gaps of 8; beveled corners.
const sky = new Konva.Line({
  name: 'sky',
  points: [-20, 24, 80, 24, 80, 196, 136, 248],
  stroke: '#4a90e2',
  strokeWidth: 8,
  lineJoin: 'bevel',
  dash: [16, 8],
});

// Zero-length dashes with round caps are dots.
const plum = new Konva.Line({
  name: 'plum',
  points: [-136, 132, -80, 132, -20, 196, 136, 196],
  stroke: '#8457c9',
  strokeWidth: 8,
  lineCap: 'round',
  dash: [0, 14],
});

layer.add(plum, sky, teal, coral);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
