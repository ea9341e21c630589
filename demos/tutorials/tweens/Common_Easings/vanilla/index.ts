import Konva from 'konva';
import { boxes, choices, createTweens, grow, labels } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 156 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(...labels.map((label) => new Konva.Text(label)));

for (const box of boxes) {
  const rect = new Konva.Rect(box);
  rect.on('mouseenter', () => grow(tweens, [box.name]));
  rect.on('mouseleave', () => grow(tweens, []));
  layer.add(rect);
}
const tweens = createTweens(layer);

// A finger cannot hover: a tap on a box grows it, and a tap beside the boxes shrinks it.
stage.on('tap', ({ target }) => grow(tweens, [target.name()]));

for (const { label, names } of choices) {
  const button = document.createElement('button');
  button.textContent = label;
  button.onfocus = () => grow(tweens, names);
  button.onblur = () => grow(tweens, []);
  // Safari does not focus a button that is clicked.
  button.onclick = () => button.focus();
  document.querySelector('#choices')?.append(button);
}

// The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
