import Konva from 'konva';
import { boxes, yellow } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

for (const box of boxes) {
  layer.add(new Konva.Rect({ ...box, cornerRadius: 10, stroke: '#ffffff', strokeWidth: 3 }));
}

const box = layer.findOne(`.${yellow.name}`);
const commands = {
  'To top': () => box?.moveToTop(),
  Up: () => box?.moveUp(),
  Down: () => box?.moveDown(),
  'To bottom': () => box?.moveToBottom(),
  'To index 3': () => box?.zIndex(3),
};

const output = document.querySelector('output');
function listChildren() {
  const names = layer.getChildren().map((child) => child.name());
  if (output) output.value = names.join(', ');
}
listChildren();

for (const [label, run] of Object.entries(commands)) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    run();
    listChildren();
  });
  output?.before(button);
}

// The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
