import Konva from 'konva';
import { clamp, ends, field, first, rail, second, shaft, third } from '../shared/bounds';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

layer.add(new Konva.Rect(rail), new Konva.Rect(shaft), new Konva.Rect(field));

const sideways = new Konva.Circle({
  ...first,
  draggable: true,
  // Receives the new absolute position and returns the position to use.
  // The limits are in the layer's coordinates, so subtract the layer's position, and add it again.
  dragBoundFunc: ({ x }) => ({ x: layer.x() + clamp(x - layer.x(), ...ends.rail), y: first.y }),
});

// The alternative: correct the position after each move. It is already in the layer's coordinates.
const upright = new Konva.Circle({ ...second, draggable: true });
upright.on('dragmove', () => {
  upright.position({ x: second.x, y: clamp(upright.y(), ...ends.shaft) });
});

const boxed = new Konva.Rect({
  ...third,
  draggable: true,
  // The position is the top left corner, so the limits on the right and at the bottom subtract the shape's size.
  dragBoundFunc: ({ x, y }) => ({
    x: layer.x() + clamp(x - layer.x(), field.x, field.x + field.width - third.width),
    y: clamp(y, field.y, field.y + field.height - third.height),
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
