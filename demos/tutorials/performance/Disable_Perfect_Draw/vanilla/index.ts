import Konva from 'konva';
import { attrsOf, boxes, describe, firstLook, labels, rule } from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 206 });
const layer = new Konva.Layer();
layer.add(new Konva.Rect(rule));
const rects = boxes.map((box) => new Konva.Rect(box));
layer.add(...rects, ...labels.map((label) => new Konva.Text(label)));
stage.add(layer);

const look = { ...firstLook };
const words = document.querySelector('#words');
function update() {
  for (const rect of rects) rect.setAttrs(attrsOf(look));
  if (words) words.textContent = describe(look);
}
update();

for (const key of ['hasFill', 'hasStroke', 'hasShadow'] as const) {
  const input = document.querySelector<HTMLInputElement>(`#${key}`);
  input?.addEventListener('change', () => {
    look[key] = input.checked;
    update();
  });
}
const opacity = document.querySelector<HTMLInputElement>('#opacity');
opacity?.addEventListener('input', () => {
  look.opacity = opacity.valueAsNumber;
  update();
});

// The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
