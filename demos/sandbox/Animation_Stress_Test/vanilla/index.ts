import Konva from 'konva';
import { createBoxes, HEIGHT, measureFrames, SPEED, wantsMotion } from '../shared/boxes';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
// Without listening, Konva does not draw the hit graph, which saves half of the work.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);

// One animation for all: the layer is drawn once a frame.
const animation = new Konva.Animation(({ timeDiff }) => {
  const turn = timeDiff * SPEED;
  for (const box of layer.getChildren()) box.rotate(turn);
}, layer);

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
  fit();
});
listeningBox.addEventListener('change', () => layer.listening(listeningBox.checked));

const stopMeter = measureFrames((words) => (element('#frames').textContent = words));
// Stops the animation and the frame meter with the stage.
stage.on('destroy', () => {
  stopMeter();
  animation.stop();
});

/** Spreads the boxes over the stage. Those that exist keep their angles. */
function fit() {
  stage.width(stage.container().clientWidth);
  const boxes = [...layer.getChildren()];
  const configs = createBoxes(countSlider.valueAsNumber, stage.width());
  configs.forEach((config, i) => {
    const box = boxes[i];
    if (box) box.setAttrs({ ...config, rotation: box.rotation() });
    else layer.add(new Konva.Rect(config));
  });
  for (const spare of boxes.slice(configs.length)) spare.destroy();
}
fit();
new ResizeObserver(fit).observe(stage.container());
play(wantsMotion());
