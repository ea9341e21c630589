import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const left = Math.round(stage.width() / 2) - 130;
const points = [left, 230, left + 55, 120, left + 125, 210, left + 185, 100, left + 260, 170];

const start = new Konva.Line({
  points,
  stroke: '#e2ded3',
  strokeWidth: 6,
  lineCap: 'round',
  lineJoin: 'round',
  listening: false,
});

const route = new Konva.Line({
  name: 'route',
  x: 0,
  y: 0,
  points,
  stroke: '#8457c9',
  strokeWidth: 6,
  dash: [16, 14],
  lineCap: 'round',
  lineJoin: 'round',
  // A wider invisible stroke to hold it by.
  hitStrokeWidth: 28,
  draggable: true,
});

const readout = new Konva.Text({
  name: 'readout',
  x: left,
  y: 24,
  fontSize: 15,
  lineHeight: 1.5,
  fill: '#1b1f2a',
});

function report() {
  const x = Math.round(route.x());
  const y = Math.round(route.y());
  const [pointX = 0, pointY = 0] = route.points();
  readout.text(
    `x and y: ${x}, ${y}\n` +
      `first point: ${pointX}, ${pointY}\n` +
      `seen at: ${x + pointX}, ${y + pointY}`,
  );
}

report();
route.on('dragmove', report);
layer.add(start, route, readout);
