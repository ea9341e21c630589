import Konva from 'konva';
import { operations } from '../shared/operations';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const text = new Konva.Text({
  x: -150,
  y: 68,
  width: 300,
  align: 'center',
  text: 'BLEND',
  fontSize: 80,
  fontStyle: 'bold',
  fill: '#8457c9',
});

const rect = new Konva.Rect({
  name: 'rect',
  x: -60,
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

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
