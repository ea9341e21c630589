import Konva from 'konva';
import { pulse } from '../../../../common/konva/pulse';
import { showTree } from '../../../../common/vanilla/node-tree';
import { box, circles, ids } from '../shared/scene';
import { methods, search } from '../shared/search';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect(box), ...circles.map((circle) => new Konva.Circle(circle)));

const mark = showTree(layer, document.querySelector('#tree'));
const select = document.querySelector('select');
select?.append(...ids.map((id) => new Option(`#${id}`, id)));

for (const method of methods) {
  document.querySelector(`#${method}`)?.addEventListener('click', () => {
    const { nodes, value } = search(layer, method, select?.value ?? '');
    pulse(nodes);
    mark((node) => nodes.includes(node));
    document.querySelector('output')?.replaceChildren(value);
  });
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
