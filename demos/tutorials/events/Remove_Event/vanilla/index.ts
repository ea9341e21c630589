import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const disk = new Konva.Circle({
  name: 'disk',
  y: 110,
  radius: 82,
  fill: '#2f4bd8',
  stroke: '#f6b73c',
  strokeWidth: 10,
});

const number = new Konva.Text({
  name: 'number',
  x: -60,
  y: 82,
  width: 120,
  align: 'center',
  text: '0',
  fontSize: 60,
  fontStyle: 'bold',
  fill: '#ffffff',
  listening: false,
});

layer.add(disk, number);

const output = document.querySelector('#report');
let count = 0;
const countUp = () => {
  count += 1;
  number.text(String(count));
  if (output) output.textContent = `Counted: ${count}`;
};

const add = () => {
  // Removed first, so that a second press does not bind it twice.
  disk.off('click tap', countUp);
  disk.on('click tap', countUp);
  disk.opacity(1);
};
const remove = () => {
  disk.off('click tap', countUp);
  disk.opacity(0.4);
};
add();

document.querySelector('#remove')?.addEventListener('click', remove);
document.querySelector('#add')?.addEventListener('click', add);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
