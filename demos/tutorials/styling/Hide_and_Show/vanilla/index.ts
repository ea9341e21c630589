import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const night = new Konva.Rect({
  x: -150,
  y: 16,
  width: 300,
  height: 208,
  cornerRadius: 20,
  fill: '#1b1f2a',
});

const outline = new Konva.RegularPolygon({
  y: 126,
  sides: 5,
  radius: 62,
  stroke: '#8457c9',
  strokeWidth: 3,
  dash: [8, 8],
});

const lamp = new Konva.RegularPolygon({
  name: 'lamp',
  y: 126,
  sides: 5,
  radius: 62,
  fill: '#f6b73c',
  shadowColor: '#f6b73c',
  shadowBlur: 50,
  visible: false,
});

layer.add(night, outline, lamp);

document.querySelector('#show')?.addEventListener('click', () => lamp.show());
document.querySelector('#hide')?.addEventListener('click', () => lamp.hide());

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
