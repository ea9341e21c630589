import Konva from 'konva';
import { box, circles, ids, show } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(...circles.map((circle) => new Konva.Circle(circle)), new Konva.Rect(box));

const select = document.querySelector('select');
select?.append(...ids.map((id) => new Option(`#${id}`)));
const output = document.querySelector('output');

document.querySelector('#findOne')?.addEventListener('click', () => {
  const node = layer.findOne(select?.value ?? '');
  const text = show(layer, node ? [node] : []);
  if (output) output.value = text || 'undefined';
});

document.querySelector('#find')?.addEventListener('click', () => {
  const nodes = layer.find(select?.value ?? '');
  const text = show(layer, nodes);
  if (output) output.value = `[${text}]`;
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
