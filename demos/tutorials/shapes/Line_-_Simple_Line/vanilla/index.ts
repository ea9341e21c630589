import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const x = stage.width() / 2;

// Round ends and round corners.
const coral = new Konva.Line({
  name: 'coral',
  x,
  points: [-136, 52, -60, 52, 20, 132, 20, 248],
  stroke: '#f2664a',
  strokeWidth: 12,
  lineCap: 'round',
  lineJoin: 'round',
});

// The defaults: flat ends that stop at the last point, and pointed corners.
const teal = new Konva.Line({
  name: 'teal',
  x,
  points: [-136, 216, -80, 216, -80, 132, 136, 132],
  stroke: '#1f9aa5',
  strokeWidth: 12,
});

// 16 pixels of line, 8 of gap; corners cut off.
const sky = new Konva.Line({
  name: 'sky',
  x,
  points: [-20, 24, 80, 24, 80, 196, 136, 248],
  stroke: '#4a90e2',
  strokeWidth: 8,
  lineJoin: 'bevel',
  dash: [16, 8],
});

// Dashes of no length with round caps are dots.
const plum = new Konva.Line({
  name: 'plum',
  x,
  points: [-136, 132, -80, 132, -20, 196, 136, 196],
  stroke: '#8457c9',
  strokeWidth: 8,
  lineCap: 'round',
  dash: [0, 14],
});

layer.add(plum, sky, teal, coral);

const stations = [
  { x: -80, y: 132 },
  { x: 20, y: 132 },
  { x: 80, y: 132 },
  { x: 20, y: 196 },
  { x: 80, y: 196 },
];
for (const station of stations) {
  layer.add(
    new Konva.Circle({
      x: x + station.x,
      y: station.y,
      radius: 9,
      fill: '#ffffff',
      stroke: '#1b1f2a',
      strokeWidth: 4,
    }),
  );
}
