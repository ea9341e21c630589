import Konva from 'konva';
import { hexagon, inSeconds, swing } from '../shared/swing';

const stage = new Konva.Stage({ container: 'container', height: 160 });
const layer = new Konva.Layer();
stage.add(layer);

const timeText = document.querySelector('#time');
const runningText = document.querySelector('#running');
const shownBox = document.querySelector<HTMLInputElement>('#shown');
let isStarted = false;
let animation = addHexagon();

/** Adds a hexagon and returns its animation, which stops when the hexagon is destroyed. */
function addHexagon() {
  const node = new Konva.RegularPolygon(hexagon);
  layer.add(node);
  const swinging = new Konva.Animation((frame) => {
    node.x(swing(frame.time));
    if (timeText) timeText.textContent = inSeconds(frame.time);
  });
  node.on('destroy', () => swinging.stop());
  return swinging;
}

function update() {
  if (!isStarted) animation.stop();
  // start() on a running animation would drop the time since its last frame.
  else if (shownBox?.checked && !animation.isRunning()) animation.start();
  if (runningText) runningText.textContent = String(animation.isRunning());
}

function setStarted(on: boolean) {
  isStarted = on;
  update();
}
document.querySelector('#start')?.addEventListener('click', () => setStarted(true));
document.querySelector('#stop')?.addEventListener('click', () => setStarted(false));
shownBox?.addEventListener('change', () => {
  if (shownBox.checked) animation = addHexagon();
  else layer.destroyChildren();
  update();
});

// The swing is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
