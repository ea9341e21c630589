import Konva from 'konva';
import { columns, lines, rows, snap } from '../shared/lines';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

for (const line of lines) layer.add(new Konva.Line(line));

const card = new Konva.Rect({
  name: 'card',
  x: -100,
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
  // Receives the old and the new position of the handle and returns the position to use, all absolute.
  // The lines are in the layer's coordinates, so subtract the layer's position, and add it again.
  anchorDragBoundFunc: (oldPosition, { x, y }) => ({
    x: layer.x() + snap(x - layer.x(), columns),
    y: snap(y, rows),
  }),
});

layer.add(card, transformer);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
