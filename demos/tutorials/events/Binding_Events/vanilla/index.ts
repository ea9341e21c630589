import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const triangle = new Konva.RegularPolygon({
  name: 'triangle',
  x: -80,
  y: 135,
  sides: 3,
  radius: 80,
  fill: '#1f9aa5',
});

const circle = new Konva.Circle({
  name: 'circle',
  x: 80,
  y: 115,
  radius: 60,
  fill: '#f2664a',
});

layer.add(triangle, circle);

const output = document.querySelector('#report');
const report = (text: string) => {
  if (output) output.textContent = text;
};

triangle.on('pointermove', () => {
  const point = stage.getPointerPosition();
  if (point)
    report(`pointermove on the triangle at ${Math.round(point.x)}, ${Math.round(point.y)}`);
});
triangle.on('pointerout', () => report('pointerout of the triangle'));

// One listener for several events.
circle.on('pointerover pointerdown pointerup pointerout', (event) => {
  report(`${event.type} on the circle`);
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
