import Konva from 'konva';
import { clamp, field, rail, shaft, side } from '../shared/bounds';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

layer.add(
  new Konva.Rect({ ...rail.rect, cornerRadius: 6, fill: '#f7d5cc' }),
  new Konva.Rect({ ...shaft.rect, cornerRadius: 6, fill: '#dccff1' }),
  new Konva.Rect({ ...field, cornerRadius: 18, fill: '#d3ebed' }),
);

const sideways = new Konva.Circle({
  name: 'sideways',
  x: -80,
  y: 58,
  radius: 22,
  fill: '#f2664a',
  draggable: true,
  // Receives the new absolute position and returns the position to use.
  // The limits are in the layer's coordinates, so subtract the layer's position, and add it again.
  dragBoundFunc: ({ x }) => ({ x: layer.x() + clamp(x - layer.x(), rail.low, rail.high), y: 58 }),
});

const upright = new Konva.Circle({
  name: 'upright',
  x: 110,
  y: 110,
  radius: 22,
  fill: '#8457c9',
  draggable: true,
});

// The alternative: correct the position after each move. It is already in the layer's coordinates.
upright.on('dragmove', () => {
  upright.position({ x: 110, y: clamp(upright.y(), shaft.low, shaft.high) });
});

const boxed = new Konva.Rect({
  name: 'boxed',
  x: -30,
  y: 156,
  width: side,
  height: side,
  cornerRadius: 12,
  fill: '#1f9aa5',
  draggable: true,
  // The position is the top left corner, so the limits on the right and at the bottom subtract the shape's size.
  dragBoundFunc: ({ x, y }) => ({
    x: layer.x() + clamp(x - layer.x(), field.x, field.x + field.width - side),
    y: clamp(y, field.y, field.y + field.height - side),
  }),
});

layer.add(sideways, upright, boxed);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
