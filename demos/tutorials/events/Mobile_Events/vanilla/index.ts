import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const triangle = new Konva.RegularPolygon({
  name: 'triangle',
  x: -78,
  y: 130,
  sides: 3,
  radius: 76,
  fill: '#3fa66b',
});

const circle = new Konva.Circle({
  name: 'circle',
  x: 78,
  y: 110,
  radius: 58,
  fill: '#8457c9',
});

layer.add(triangle, circle);

const output = document.querySelector('#report');
const report = (text: string) => {
  if (output) output.textContent = text;
};

triangle.on('touchmove', () => {
  const point = stage.getPointerPosition();
  if (point) report(`touchmove at ${Math.round(point.x)}, ${Math.round(point.y)}`);
});

let events: string[] = [];
circle.on('touchstart touchend tap dbltap', (event) => {
  // At most the seven events of a double tap.
  events = [...events, event.type].slice(-7);
  report(events.join(' '));
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
