import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const solid = new Konva.RegularPolygon({
  name: 'solid',
  x: -78,
  y: 116,
  sides: 5,
  radius: 68,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 5,
});

const dashed = new Konva.RegularPolygon({
  name: 'dashed',
  x: 78,
  y: 116,
  sides: 5,
  radius: 68,
  stroke: '#8457c9',
  strokeWidth: 5,
  // Dashes of 14 pixels, gaps of 12; the round caps extend into the gaps.
  dash: [14, 12],
  lineCap: 'round',
});

layer.add(solid, dashed);

for (const shape of [solid, dashed]) {
  const color = shape.stroke();
  const rest = () => shape.stroke(color).strokeWidth(5);
  shape.on('mouseover touchstart', () => shape.stroke('#f2664a').strokeWidth(14));
  shape.on('mouseout', rest);
  // A finger may be lifted beside the shape.
  stage.on('touchend', rest);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
