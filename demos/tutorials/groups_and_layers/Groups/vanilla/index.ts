import Konva from 'konva';
import { coral, green, innerPlace, yellow } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const inner = new Konva.Group({ name: 'inner', ...innerPlace });
inner.add(new Konva.Rect(green));

const outer = new Konva.Group({ name: 'outer', y: 120, rotation: 15, draggable: true });
outer.add(new Konva.Rect(coral), new Konva.Rect(yellow), inner);
layer.add(outer);

for (const group of [outer, inner]) {
  const slider = document.querySelector<HTMLInputElement>(`#${group.name()}`);
  slider?.addEventListener('input', () => group.rotation(slider.valueAsNumber));
}

// The groups are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
