import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

// Way 1: the scale becomes width and height at every step.
const baked = new Konva.Rect({
  name: 'baked',
  x: center - 135,
  y: 80,
  width: 100,
  height: 110,
  fill: '#fbd5cc',
  stroke: '#f2664a',
  strokeWidth: 12,
});
baked.on('transform', () => {
  baked.setAttrs({
    width: Math.max(5, baked.width() * baked.scaleX()),
    height: Math.max(5, baked.height() * baked.scaleY()),
    scaleX: 1,
    scaleY: 1,
  });
});

// Way 2: the scale stays, the stroke is drawn without it.
const scaled = new Konva.Rect({
  name: 'scaled',
  x: center + 35,
  y: 80,
  width: 100,
  height: 110,
  fill: '#dccff1',
  stroke: '#8457c9',
  strokeWidth: 12,
  strokeScaleEnabled: false,
});

layer.add(
  baked,
  scaled,
  new Konva.Transformer({
    nodes: [baked],
    rotateEnabled: false,
    flipEnabled: false,
    ignoreStroke: true,
  }),
  new Konva.Transformer({
    nodes: [scaled],
    rotateEnabled: false,
    flipEnabled: false,
    ignoreStroke: true,
  }),
);

for (const [text, x] of [
  ['width and height', center - 165],
  ['strokeScaleEnabled', center + 5],
] as const) {
  layer.add(
    new Konva.Text({ text, x, y: 262, width: 160, align: 'center', fontSize: 15, fill: '#1b1f2a' }),
  );
}
