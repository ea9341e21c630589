import Konva from 'konva';
import { operations } from '../shared/operations';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 220,
});
const layer = new Konva.Layer();
stage.add(layer);

const text = new Konva.Text({
  y: 64,
  width: stage.width(),
  align: 'center',
  text: 'BLEND',
  fontSize: 88,
  fontStyle: 'bold',
  fill: '#8457c9',
});

const rect = new Konva.Rect({
  name: 'rect',
  x: stage.width() / 2 - 60,
  y: 24,
  width: 120,
  height: 90,
  fill: '#f6b73c',
  draggable: true,
  // Applies to everything that the layer has drawn before this shape.
  globalCompositeOperation: 'xor',
});

layer.add(text, rect);

const select = document.querySelector<HTMLSelectElement>('#operation');
select?.append(...operations.map((name) => new Option(name)));
select?.addEventListener('change', () => {
  rect.globalCompositeOperation(operations[select.selectedIndex] ?? 'source-over');
});
