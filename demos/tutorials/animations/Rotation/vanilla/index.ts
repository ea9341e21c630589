import Konva from 'konva';
import * as scene from '../shared/rectangles';

const stage = new Konva.Stage({ container: 'container', height: 195 });
const layer = new Konva.Layer();
const rectangles = scene.rectangles.map((rectangle) => new Konva.Rect(rectangle));
layer.add(...rectangles);
layer.add(...scene.pivots.map((pivot) => new Konva.Circle(pivot)));
layer.add(...scene.labels.map((label) => new Konva.Text(label)));
stage.add(layer);

const playButton = document.querySelector('#play');
const output = document.querySelector('#degrees');
const slider = document.querySelector<HTMLInputElement>('#speed');
const speed = () => slider?.valueAsNumber ?? 0;

const animation = new Konva.Animation(({ timeDiff }) => {
  for (const rectangle of rectangles) rectangle.rotate((speed() * timeDiff) / 1000);
});

function play(on: boolean) {
  if (on) animation.start();
  else animation.stop();
  if (playButton) playButton.textContent = on ? 'Pause' : 'Play';
}
play(scene.wantsMotion());
playButton?.addEventListener('click', () => play(!animation.isRunning()));
slider?.addEventListener('input', () => {
  if (output) output.textContent = `${speed()}° per second`;
});
stage.on('destroy', () => animation.stop());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
