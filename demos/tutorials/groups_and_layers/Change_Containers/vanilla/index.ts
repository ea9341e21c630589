import Konva from 'konva';
import { inGroup, places, plates, red } from '../shared/groups';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const yellow = new Konva.Group({ name: 'yellow', ...places.yellow, draggable: true });
const blue = new Konva.Group({ name: 'blue', ...places.blue, draggable: true });
yellow.add(new Konva.Rect(plates.yellow));
blue.add(new Konva.Rect(plates.blue));
layer.add(yellow, blue);

const box = new Konva.Rect({ ...red, ...inGroup, strokeWidth: 3 });
yellow.add(box);

const keep = document.querySelector<HTMLInputElement>('#keep');
for (const group of [yellow, blue]) {
  document.querySelector(`#${group.name()}`)?.addEventListener('click', () => {
    const place = box.absolutePosition();
    box.moveTo(group);
    if (keep?.checked) box.absolutePosition(place);
  });
}

// The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
