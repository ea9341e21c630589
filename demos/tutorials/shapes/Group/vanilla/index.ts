import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 290 });
const layer = new Konva.Layer();
stage.add(layer);

const sea = new Konva.Rect({ x: -150, y: 222, width: 300, height: 68, fill: '#4a90e2' });

// The group is placed, rotated and scaled at its 0, 0, the middle of the waterline.
const boat = new Konva.Group({
  name: 'boat',
  x: -20,
  y: 224,
  rotation: -6,
  draggable: true,
});

const hull = new Konva.Line({
  name: 'hull',
  points: [-76, -16, 76, -16, 50, 26, -50, 26],
  closed: true,
  fill: '#f2664a',
});
const mast = new Konva.Rect({ x: -3, y: -168, width: 6, height: 154, fill: '#1b1f2a' });
const mainSail = new Konva.Line({
  name: 'sail',
  points: [9, -164, 9, -32, 68, -32],
  closed: true,
  fill: '#1f9aa5',
});
const foreSail = new Konva.Line({
  points: [-9, -140, -9, -32, -54, -32],
  closed: true,
  fill: '#8457c9',
});
boat.add(mast, mainSail, foreSail, hull);

layer.add(sea, boat);

const tilt = document.querySelector<HTMLInputElement>('#tilt');
tilt?.addEventListener('input', () => boat.rotation(tilt.valueAsNumber));

const size = document.querySelector<HTMLInputElement>('#size');
size?.addEventListener('input', () => boat.scale({ x: size.valueAsNumber, y: size.valueAsNumber }));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
