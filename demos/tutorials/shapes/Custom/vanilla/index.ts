import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

// Draws in the shape's own coordinates, from 0, 0 to its width and height.
function drawLeaf(context: Konva.Context, leaf: Konva.Shape) {
  const width = leaf.width();
  const height = leaf.height();
  context.beginPath();
  context.moveTo(0, height / 2);
  context.quadraticCurveTo(width * 0.4, -height / 2, width, height / 2);
  context.quadraticCurveTo(width * 0.4, height * 1.5, 0, height / 2);
  context.closePath();
  context.fillStrokeShape(leaf);

  context.beginPath();
  context.moveTo(0, height / 2);
  context.lineTo(width * 0.7, height / 2);
  context.strokeShape(leaf);
}

const colors = ['#3fa66b', '#f6b73c', '#f2664a'];
const leaves = [
  { y: 246, width: 124, rotation: -14 },
  { y: 228, width: 118, rotation: -162 },
  { y: 190, width: 104, rotation: -30 },
  { y: 166, width: 100, rotation: -150 },
  { y: 130, width: 86, rotation: -44 },
  { y: 108, width: 78, rotation: -136 },
  { y: 84, width: 68, rotation: -90 },
];

const stem = new Konva.Line({
  x: stage.width() / 2,
  points: [-4, 300, 0, 220, 0, 84],
  tension: 0.4,
  stroke: '#1b1f2a',
  strokeWidth: 4,
});
layer.add(stem);

for (const { y, width, rotation } of leaves) {
  const height = width * 0.45;
  const leaf = new Konva.Shape({
    name: 'leaf',
    x: stage.width() / 2,
    y,
    width,
    height,
    // The leaf turns about its base.
    offsetY: height / 2,
    rotation,
    fill: colors[0],
    stroke: '#1b1f2a',
    strokeWidth: 2,
    lineJoin: 'round',
    sceneFunc: drawLeaf,
  });
  let color = 0;
  leaf.on('click tap', () => {
    color = (color + 1) % colors.length;
    leaf.fill(colors[color] ?? '');
  });
  layer.add(leaf);
}
