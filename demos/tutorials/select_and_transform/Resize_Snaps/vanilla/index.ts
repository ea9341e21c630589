import Konva from 'konva';
import { columnsOf, rows, snap } from '../shared/grid';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const columns = columnsOf(stage.width());

for (const x of columns) {
  layer.add(new Konva.Line({ points: [x, 0, x, 300], stroke: '#c9d3f6', listening: false }));
}
for (const y of rows) {
  layer.add(
    new Konva.Line({ points: [0, y, stage.width(), y], stroke: '#c9d3f6', listening: false }),
  );
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
