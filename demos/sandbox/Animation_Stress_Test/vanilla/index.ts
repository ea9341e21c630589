import Konva from 'konva';
import { createBoxes, DEFAULT_COUNT, HEIGHT, SPEED, wantsMotion } from '../shared/boxes';
import { describeFrames, measureFrames } from '../shared/frame-meter';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
// Without listening, no hit graph is drawn, which is half of the work.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);

// One animation for all: the layer is drawn once a frame.
const animation = new Konva.Animation((frame) => {
  const turn = (frame?.timeDiff ?? 0) * SPEED;
  for (const box of layer.getChildren()) box.rotate(turn);
}, layer);

function setCount(count: number) {
  layer.destroyChildren();
  layer.add(...createBoxes(count, stage.width()).map((config) => new Konva.Rect(config)));
}

const playButton = element<HTMLButtonElement>('#play');
const countSlider = element<HTMLInputElement>('#count');
const listeningBox = element<HTMLInputElement>('#listening');

function play(on: boolean) {
  if (on) animation.start();
  else animation.stop();
  playButton.textContent = on ? 'Pause' : 'Play';
}

playButton.addEventListener('click', () => play(!animation.isRunning()));
countSlider.addEventListener('input', () => {
  element('#count-text').textContent = countSlider.value;
  setCount(countSlider.valueAsNumber);
});
listeningBox.addEventListener('change', () => layer.listening(listeningBox.checked));

const stopMeter = measureFrames((frames) => {
  element('#frames').textContent = describeFrames(frames);
});
// What runs by itself ends with the stage.
stage.on('destroy', () => {
  stopMeter();
  animation.stop();
});
setCount(DEFAULT_COUNT);

function fit() {
  stage.width(stage.container().clientWidth);
  // The boxes spread over the new width, and keep the angle that they have come to.
  createBoxes(countSlider.valueAsNumber, stage.width()).forEach((config, i) => {
    const box = layer.getChildren()[i];
    box?.setAttrs({ ...config, rotation: box.rotation() });
  });
}
fit();
new ResizeObserver(fit).observe(stage.container());
play(wantsMotion());
