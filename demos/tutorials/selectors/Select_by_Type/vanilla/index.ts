import Konva from 'konva';
import { coral, leaf, left, plum, queries, right, search, star, sun, teal } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

layer.add(
  new Konva.Group(left).add(new Konva.Rect(coral), new Konva.Circle(sun)),
  new Konva.Group(right).add(new Konva.Rect(teal), new Konva.Star(star)),
  new Konva.Rect(plum),
  new Konva.Circle(leaf),
);

const output = document.querySelector('output');
for (const [label, selector] of Object.entries(queries)) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    const count = search(layer, selector);
    if (output) output.textContent = `${count} found`;
  });
  output?.before(button);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
