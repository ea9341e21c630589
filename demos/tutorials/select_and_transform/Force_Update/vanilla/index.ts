import Konva from 'konva';
import { createTrace } from '../shared/trace';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 240,
});
const layer = new Konva.Layer();
stage.add(layer);

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];
const trace = createTrace();

const group = new Konva.Group({ name: 'group', x: stage.width() / 2 - 130, y: 110 });
group.add(
  new Konva.Shape({
    name: 'trace',
    stroke: '#1f9aa5',
    strokeWidth: 5,
    lineJoin: 'round',
    lineCap: 'round',
    sceneFunc: trace.sceneFunc,
    selfRectFunc: trace.selfRectFunc,
  }),
);

function addBubble() {
  const index = group.find('.bubble').length;
  group.add(
    new Konva.Circle({
      name: 'bubble',
      x: 17 + (index % 8) * 32,
      y: 26 + Math.floor(index / 8) * 32,
      radius: 14,
      fill: colors[index % colors.length],
    }),
  );
}
addBubble();
addBubble();

const transformer = new Konva.Transformer({
  nodes: [group],
  padding: 10,
  rotateEnabled: false,
});
layer.add(group, transformer);

const force = document.querySelector<HTMLInputElement>('#force');

document.querySelector('#bubble')?.addEventListener('click', addBubble);
document.querySelector('#sample')?.addEventListener('click', () => {
  trace.add();
  // No attribute has changed: neither the drawing nor the frame knows of it.
  layer.batchDraw();
  if (force?.checked) transformer.forceUpdate();
});
