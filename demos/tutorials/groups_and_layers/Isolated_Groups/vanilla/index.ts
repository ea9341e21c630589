import Konva from 'konva';
import { coral, eraser, groups, stripes, yellow } from '../shared/shapes';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);
for (const stripe of stripes) layer.add(new Konva.Rect(stripe));

const pair = groups.map((config) => {
  const group = new Konva.Group({ ...config, opacity: 0.6 });
  group.add(
    new Konva.Rect(coral),
    new Konva.Rect(yellow),
    new Konva.Circle({ ...eraser, visible: false }),
  );
  layer.add(group);
  return group;
});

const opacity = document.querySelector<HTMLInputElement>('#opacity');
opacity?.addEventListener('input', () => {
  for (const group of pair) group.opacity(opacity.valueAsNumber);
});

const multiply = document.querySelector<HTMLInputElement>('#multiply');
multiply?.addEventListener('change', () => {
  const blend = multiply.checked ? 'multiply' : 'source-over';
  for (const group of pair) group.globalCompositeOperation(blend);
});

const erase = document.querySelector<HTMLInputElement>('#erase');
erase?.addEventListener('change', () => {
  for (const circle of layer.find('.hole')) circle.visible(erase.checked);
});

// The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
