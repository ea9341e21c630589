import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const left = stage.width() / 2 - 140;
const shaft = left + 250;
const box = { x: left, y: 116, width: 200, height: 150 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

layer.add(
  new Konva.Rect({ x: left, y: 52, width: 200, height: 12, cornerRadius: 6, fill: '#f7d5cc' }),
  new Konva.Rect({ x: shaft - 6, y: 30, width: 12, height: 236, cornerRadius: 6, fill: '#dccff1' }),
  new Konva.Rect({ ...box, cornerRadius: 18, fill: '#d3ebed' }),
);

const sideways = new Konva.Circle({
  name: 'sideways',
  x: left + 60,
  y: 58,
  radius: 22,
  fill: '#f2664a',
  draggable: true,
  // It gets the absolute position that the pointer asks for and returns the one to take.
  dragBoundFunc: ({ x }) => ({ x: clamp(x, left + 22, left + 178), y: 58 }),
});

const upright = new Konva.Circle({
  name: 'upright',
  x: shaft,
  y: 110,
  radius: 22,
  fill: '#8457c9',
  draggable: true,
});

// The other way: correct the position right after each move.
upright.on('dragmove', () => {
  upright.position({ x: shaft, y: clamp(upright.y(), 52, 244) });
});

const boxed = new Konva.Rect({
  name: 'boxed',
  x: box.x + 110,
  y: box.y + 40,
  width: 56,
  height: 56,
  cornerRadius: 12,
  fill: '#1f9aa5',
  draggable: true,
  // The position is the corner, so the shape's own size is taken off the far sides.
  dragBoundFunc: ({ x, y }) => ({
    x: clamp(x, box.x, box.x + box.width - 56),
    y: clamp(y, box.y, box.y + box.height - 56),
  }),
});

layer.add(sideways, upright, boxed);
