import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const MIN_WIDTH = 90;

const text = new Konva.Text({
  name: 'text',
  x: stage.width() / 2 - 120,
  y: 50,
  width: 240,
  text: 'Pull the handle on the side. The letters keep their size, and the lines break where they fit.',
  fontSize: 22,
  lineHeight: 1.3,
  fill: '#8457c9',
  draggable: true,
});

const transformer = new Konva.Transformer({
  nodes: [text],
  enabledAnchors: ['middle-left', 'middle-right'],
  rotateEnabled: false,
  flipEnabled: false,
  boundBoxFunc: (oldBox, newBox) => (newBox.width < MIN_WIDTH ? oldBox : newBox),
});

// Scale becomes width at every step, so that the letters are never stretched.
text.on('transform', () => {
  text.setAttrs({ width: Math.max(text.width() * text.scaleX(), MIN_WIDTH), scaleX: 1, scaleY: 1 });
});

layer.add(text, transformer);
