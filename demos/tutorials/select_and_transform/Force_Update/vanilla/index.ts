import Konva from 'konva';
import { bubble, createTrace, frame, start } from '../shared/trace';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const { addSample, ...look } = createTrace();
const group = new Konva.Group({ name: 'group', ...start });
group.add(new Konva.Shape({ ...look, name: 'trace', lineJoin: 'round' }));
group.add(new Konva.Circle(bubble(0)), new Konva.Circle(bubble(1)));

const transformer = new Konva.Transformer({ nodes: [group], ...frame });
layer.add(group, transformer);

const force = document.querySelector<HTMLInputElement>('#force');

document.querySelector('#bubble')?.addEventListener('click', () => {
  group.add(new Konva.Circle(bubble(group.find('.bubble').length)));
});
document.querySelector('#sample')?.addEventListener('click', () => {
  addSample();
  // No attribute has changed, so neither the drawing nor the frame updates by itself.
  layer.batchDraw();
  if (force?.checked) transformer.forceUpdate();
});

// The group is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
