import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const triangle = new Konva.RegularPolygon({
  name: 'triangle',
  x: -78,
  y: 104,
  sides: 3,
  radius: 76,
  rotation: 180,
  fill: '#4a90e2',
});

const circle = new Konva.Circle({
  name: 'circle',
  x: 78,
  y: 110,
  radius: 50,
  stroke: '#f2664a',
  strokeWidth: 24,
});

layer.add(triangle, circle);

const output = document.querySelector('#report');
const report = (event: Konva.KonvaEventObject<PointerEvent>) => {
  if (output) output.textContent = `${event.type} by ${event.evt.pointerType}`;
};

triangle.on('pointermove', report);
circle.on('pointerdown pointerup pointerdblclick', report);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
