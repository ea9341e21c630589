import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const columns = Array.from(
  { length: Math.ceil(stage.width() / 50) },
  (_, index) => (center % 50) + index * 50,
);
const rows = [30, 78, 126, 174, 222, 270];

for (const x of columns) {
  layer.add(new Konva.Line({ points: [x, 0, x, 300], stroke: '#c9d3f6', listening: false }));
}
for (const y of rows) {
  layer.add(
    new Konva.Line({ points: [0, y, stage.width(), y], stroke: '#c9d3f6', listening: false }),
  );
}

/** The nearest line within reach, or the value itself. */
function snap(value: number, lines: number[]) {
  return lines.find((line) => Math.abs(line - value) <= 12) ?? value;
}

const card = new Konva.Rect({
  name: 'card',
  x: center - 100,
  y: 78,
  width: 125,
  height: 120,
  fill: '#4a90e2',
  opacity: 0.85,
});

const transformer = new Konva.Transformer({
  nodes: [card],
  keepRatio: false,
  rotateEnabled: false,
  // Where the handle was, where the pointer wants it, and back: where it goes. All absolute.
  anchorDragBoundFunc: (oldPosition, newPosition) => ({
    x: snap(newPosition.x, columns),
    y: snap(newPosition.y, rows),
  }),
});
layer.add(card, transformer);
