import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const RADIUS = 60;
const MAX_SCALE = 110 / RADIUS;
const middle = { x: stage.width() / 2, y: 160 };

const limit = new Konva.Circle({
  ...middle,
  radius: 110,
  stroke: '#f2664a',
  dash: [5, 5],
  listening: false,
});
const balloon = new Konva.Circle({ name: 'balloon', ...middle, radius: RADIUS, fill: '#f2664a' });
const status = new Konva.Text({
  name: 'status',
  x: 0,
  y: 14,
  width: stage.width(),
  align: 'center',
  fontSize: 16,
  fill: '#1b1f2a',
  text: '120 pixels wide',
});

const transformer = new Konva.Transformer({
  nodes: [balloon],
  centeredScaling: true,
  enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  rotateEnabled: false,
});
layer.add(limit, balloon, status, transformer);

balloon.on('transform', () => {
  const tooLarge = balloon.scaleX() > MAX_SCALE;
  if (tooLarge) {
    // The size first: transformend fires inside of stopTransform.
    balloon.scale({ x: MAX_SCALE, y: MAX_SCALE });
    transformer.stopTransform();
  }
  balloon.fill(tooLarge ? '#8457c9' : '#f2664a');
  status.text(
    tooLarge ? 'Stopped at 220 pixels' : `${Math.round(2 * RADIUS * balloon.scaleX())} pixels wide`,
  );
});
