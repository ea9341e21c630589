import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const ground = new Konva.Rect({ height: 220, fill: '#e8ebfb' });

const group = new Konva.Group({ y: 30 });
const panel = new Konva.Rect({
  name: 'panel',
  width: 220,
  height: 160,
  cornerRadius: 24,
  fill: '#4a90e2',
});
const circle = new Konva.Circle({
  name: 'circle',
  x: 110,
  y: 80,
  radius: 52,
  fill: '#f6b73c',
});

group.add(panel, circle);
layer.add(ground, group);

const stop = document.querySelector<HTMLInputElement>('#stop');
const output = document.querySelector('#report');
let receivers: string[] = [];
const addReceiver = (name: string) => {
  receivers.push(name);
  if (output) output.textContent = `Received by ${receivers.join(', ')}`;
};

stage.on('pointerdown', () => (receivers = []));
circle.on('pointerclick', (event) => {
  addReceiver('circle');
  event.cancelBubble = stop?.checked ?? false;
});
group.on('pointerclick', () => addReceiver('group'));
layer.on('pointerclick', () => addReceiver('layer'));

// The ground is as wide as the stage, and the group is in its middle.
function fit() {
  stage.width(stage.container().clientWidth);
  ground.width(stage.width());
  group.x(stage.width() / 2 - 110);
}
fit();
new ResizeObserver(fit).observe(stage.container());
