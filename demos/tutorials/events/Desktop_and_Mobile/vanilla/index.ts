import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const drum = new Konva.Ring({
  name: 'drum',
  y: 110,
  innerRadius: 70,
  outerRadius: 88,
  fill: '#1b1f2a',
});

const skin = new Konva.Circle({
  name: 'skin',
  y: 110,
  radius: 70,
  fill: '#f6b73c',
});

layer.add(drum, skin);

const output = document.querySelector('#report');
const report = (text: string) => {
  if (output) output.textContent = text;
};

skin.on('mousedown touchstart', (event) => {
  skin.radius(60);
  report(`Down by ${event.type}`);
});

// On the stage, because the pointer may have left the skin.
stage.on('mouseup touchend', (event) => {
  skin.radius(70);
  report(`Up by ${event.type}`);
});

skin.on('mousemove touchmove', (event) => {
  const point = stage.getPointerPosition();
  if (point) report(`${event.type} at ${Math.round(point.x)}, ${Math.round(point.y)}`);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
