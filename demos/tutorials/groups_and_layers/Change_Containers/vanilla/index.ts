import Konva from 'konva';
import { showTree } from '../../../../common/vanilla/node-tree';
import { plates, red } from '../shared/plates';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const yellow = new Konva.Group({ name: 'yellow', x: -122, y: 24, draggable: true });
const blue = new Konva.Group({ name: 'blue', x: 10, y: 60, draggable: true });
yellow.add(new Konva.Rect(plates.yellow));
blue.add(new Konva.Rect(plates.blue));
layer.add(yellow, blue);

const box = new Konva.Rect({ ...red, stroke: '#ffffff', strokeWidth: 3 });
yellow.add(box);

const keep = document.querySelector<HTMLInputElement>('#keep');
for (const group of [yellow, blue]) {
  document.querySelector(`#${group.name()}`)?.addEventListener('click', () => {
    const place = box.absolutePosition();
    box.moveTo(group);
    if (keep?.checked) box.absolutePosition(place);
  });
}

showTree(layer, document.querySelector('#tree'));

// The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
