import Konva from 'konva';
import { looks } from '../shared/looks';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const ball = new Konva.Circle({
  name: 'ball',
  x: 0,
  y: 170,
  radius: 74,
  fill: '#1f9aa5',
  draggable: true,
});
const transformer = new Konva.Transformer({
  nodes: [ball],
  rotateAnchorOffset: 34,
  ...looks.Sketch,
});
layer.add(ball, transformer);

const choice = document.querySelector<HTMLSelectElement>('#look');
choice?.addEventListener('change', () => {
  const look = looks[choice.value];
  if (look) transformer.setAttrs(look);
});

// The ball is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
