import Konva from 'konva';
import { pulse } from '../../../../common/konva/pulse';
import { showTree } from '../../../../common/vanilla/node-tree';
import { queries } from '../shared/queries';
import { coral, leaf, left, plum, right, star, sun, teal } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

layer.add(
  new Konva.Group(left).add(new Konva.Rect(coral), new Konva.Circle(sun)),
  new Konva.Group(right).add(new Konva.Rect(teal), new Konva.Star(star)),
  new Konva.Rect(plum),
  new Konva.Circle(leaf),
);

const mark = showTree(layer, document.querySelector('#tree'));
const output = document.querySelector('output');

for (const { label, selector } of queries) {
  const button = document.createElement('button');
  button.textContent = label;
  button.addEventListener('click', () => {
    const nodes = layer.find(selector);
    pulse(nodes);
    mark(selector);
    if (output) output.textContent = `${nodes.length} found`;
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
