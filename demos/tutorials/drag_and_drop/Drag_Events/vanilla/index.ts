import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

const ball = new Konva.Circle({
  name: 'ball',
  x: center,
  y: 190,
  radius: 46,
  fill: '#8457c9',
  draggable: true,
});

const events = [
  { type: 'dragstart', color: '#4a90e2' },
  { type: 'dragmove', color: '#f6b73c' },
  { type: 'dragend', color: '#3fa66b' },
];

events.forEach(({ type, color }, index) => {
  const x = center - 150 + index * 102;
  const lamp = new Konva.Rect({
    name: `lamp ${type}`,
    x,
    y: 24,
    width: 96,
    height: 64,
    cornerRadius: 12,
    fill: '#efece4',
  });
  const label = new Konva.Text({
    name: `label-${type}`,
    x,
    y: 34,
    width: 96,
    align: 'center',
    fontSize: 15,
    lineHeight: 1.5,
    fill: '#1b1f2a',
    text: `${type}\n0`,
  });
  layer.add(lamp, label);

  let count = 0;
  ball.on(type, () => {
    count += 1;
    label.text(`${type}\n${count}`);
    layer.find<Konva.Rect>('.lamp').forEach((other) => other.fill('#efece4'));
    lamp.fill(color);
  });
});

layer.add(ball);
