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
  // Where the handle was, where the pointer wants it, and back: where it goes. All absolute.
  // The lines are the layer's, so the place of the layer is taken off and added again.
  anchorDragBoundFunc: (oldPosition, { x, y }) => ({
    x: layer.x() + snap(x - layer.x(), columns),
    y: snap(y, rows),
  }),
});

layer.add(card, transformer);

// The shapes are placed around x = 0, and the layer keeps that in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
