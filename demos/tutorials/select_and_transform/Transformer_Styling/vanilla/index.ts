import Konva from 'konva';
import { looks } from '../shared/looks';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const ball = new Konva.Circle({
  name: 'ball',
  x: stage.width() / 2,
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
