import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const circle = new Konva.Circle({
  name: 'circle',
  y: 110,
  radius: 50,
  fill: '#f2664a',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});
layer.add(circle);

const output = document.querySelector('#report');
let receivers: string[] = [];
const addReceiver = (name: string) => {
  receivers.push(name);
  if (output) output.textContent = `Received by ${receivers.join(', ')}`;
};

circle.on('click tap', () => {
  receivers = [];
  addReceiver('circle');
});
layer.on('click tap', () => addReceiver('layer'));

/** The data of `grow`. */
interface GrowEvent {
  type: string;
  by?: number;
}

// A custom event with its own data.
circle.on('grow', (event: GrowEvent) => {
  circle.radius(circle.radius() + (event.by ?? 0));
});

document.querySelector('#click')?.addEventListener('click', () => circle.fire('click'));
document.querySelector('#bubble')?.addEventListener('click', () => circle.fire('click', {}, true));
document.querySelector('#grow')?.addEventListener('click', () => circle.fire('grow', { by: 8 }));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
