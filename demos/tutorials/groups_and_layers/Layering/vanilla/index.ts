import Konva from 'konva';
import { showTree } from '../../../../common/vanilla/node-tree';
import { boxes } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

for (const box of boxes) {
  layer.add(new Konva.Rect({ ...box, cornerRadius: 10, stroke: '#ffffff', strokeWidth: 3 }));
}

const yellow = layer.findOne('.yellow');
const commands = {
  'To top': () => yellow?.moveToTop(),
  Up: () => yellow?.moveUp(),
  Down: () => yellow?.moveDown(),
  'To bottom': () => yellow?.moveToBottom(),
  'To index 3': () => yellow?.zIndex(3),
};

for (const [label, run] of Object.entries(commands)) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', run);
  document.querySelector('#controls')?.append(button);
}

showTree(layer, document.querySelector('#tree'));

// The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
