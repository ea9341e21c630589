import Konva from 'konva';
import * as scene from '../shared/swing';

const stage = new Konva.Stage({ container: 'container', height: 205 });
const layer = new Konva.Layer();
const byTime = new Konva.RegularPolygon(scene.byTime);
const byFrames = new Konva.RegularPolygon(scene.byFrames);
layer.add(byTime, byFrames, ...scene.labels.map((label) => new Konva.Text(label)));
stage.add(layer);

const playButton = document.querySelector('#play');
const slider = document.querySelector<HTMLInputElement>('#load');
const load = () => slider?.valueAsNumber ?? 0;

let frames = 0;
const animation = new Konva.Animation(({ time }) => {
  frames += 1;
  byTime.x(scene.swing(time));
  byFrames.x(scene.swing(frames * scene.FRAME));
  write('#time', scene.inSeconds(time));
  write('#counted', scene.inSeconds(frames * scene.FRAME));
  scene.work(load());
});

function write(selector: string, text: string) {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}

playButton?.addEventListener('click', () => {
  if (animation.isRunning()) animation.stop();
  else animation.start();
  playButton.textContent = animation.isRunning() ? 'Pause' : 'Play';
});
slider?.addEventListener('input', () => write('#work', `${load()} ms`));
stage.on('destroy', () => animation.stop());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
