import Konva from 'konva';
import { blue, coral, teal, yellow } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const warm = new Konva.Group({ name: 'warm' });
const cold = new Konva.Group({ name: 'cold' });
const coralBox = new Konva.Rect(coral);
warm.add(coralBox, new Konva.Rect(yellow));
cold.add(new Konva.Rect(teal), new Konva.Rect(blue));
layer.add(warm, cold);

const order = document.querySelector<HTMLOutputElement>('#order');
function sayOrder() {
  const boxes = layer.find('Rect').map((box) => `${box.name()} ${box.zIndex()}`);
  if (order) order.value = `Drawn in this order, with zIndex: ${boxes.join(', ')}`;
}
sayOrder();

for (const [id, node] of Object.entries({ coral: coralBox, warm })) {
  const checkbox = document.querySelector<HTMLInputElement>(`#${id}`);
  checkbox?.addEventListener('change', () => {
    node.zIndex(checkbox.checked ? 1 : 0);
    sayOrder();
  });
}

// The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
