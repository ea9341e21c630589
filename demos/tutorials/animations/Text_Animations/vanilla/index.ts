import Konva from 'konva';
import type { CharRenderProps } from 'konva/lib/shapes/Text';
import { effects, look, names, type Effect } from '../shared/effects';

const stage = new Konva.Stage({ container: 'container', height: 180 });
const layer = new Konva.Layer();
let time = 0;
const drawLetter = (effect: Effect) => (letter: CharRenderProps) => effects[effect](letter, time);

const text = new Konva.Text({ ...look, charRenderFunc: drawLetter('Fade') });
layer.add(text);
stage.add(layer);

// Konva does not track the variable, so the animation draws the layer.
const animation = new Konva.Animation((frame) => {
  time = frame.time;
}, layer);

const playButton = document.querySelector('#play');
playButton?.addEventListener('click', () => {
  if (animation.isRunning()) animation.stop();
  else animation.start();
  playButton.textContent = animation.isRunning() ? 'Pause' : 'Play';
});

const buttons = names.map((name) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.ariaPressed = String(name === 'Fade');
  button.addEventListener('click', () => {
    text.charRenderFunc(drawLetter(name));
    for (const other of buttons) other.ariaPressed = String(other === button);
  });
  return button;
});
playButton?.after(...buttons);
stage.on('destroy', () => animation.stop());

// The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
