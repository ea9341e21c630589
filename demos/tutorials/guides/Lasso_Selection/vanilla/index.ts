import Konva from 'konva';
import { holds, type Rule } from './inside';

const stage = new Konva.Stage({ container: 'container', height: 330 });
// A finger draws the lasso instead of scrolling the page.
stage.container().style.touchAction = 'none';
const layer = new Konva.Layer();
stage.add(layer);

const looks = { name: 'item', draggable: true };
layer.add(
  new Konva.Rect({ ...looks, id: 'coral', x: -125, y: 30, width: 70, height: 50, fill: '#f2664a' }),
  new Konva.Circle({ ...looks, id: 'sun', x: 0, y: 60, radius: 32, fill: '#f6b73c' }),
  new Konva.Rect({
    ...looks,
    id: 'leaf',
    x: 85,
    y: 30,
    width: 46,
    height: 60,
    rotation: 20,
    fill: '#3fa66b',
  }),
  new Konva.Ellipse({
    ...looks,
    id: 'teal',
    x: -85,
    y: 220,
    radiusX: 46,
    radiusY: 28,
    fill: '#1f9aa5',
  }),
  new Konva.Star({
    ...looks,
    id: 'sky',
    x: 10,
    y: 220,
    numPoints: 5,
    innerRadius: 20,
    outerRadius: 40,
    fill: '#4a90e2',
  }),
  new Konva.Rect({ ...looks, id: 'plum', x: 75, y: 190, width: 60, height: 60, fill: '#8457c9' }),
);

const transformer = new Konva.Transformer({ resizeEnabled: false, rotateEnabled: false });
const lasso = new Konva.Line({
  name: 'lasso',
  closed: true,
  stroke: '#2f4bd8',
  strokeWidth: 1.5,
  dash: [6, 4],
  fill: 'rgba(47, 75, 216, 0.08)',
  listening: false,
  visible: false,
});
layer.add(transformer, lasso);

const rule = document.querySelector<HTMLSelectElement>('#rule');
const output = document.querySelector('#selected');

function select(nodes: Konva.Node[]) {
  transformer.nodes(nodes);
  if (output) output.textContent = `${nodes.length} selected`;
}

stage.on('pointerdown', ({ target, evt }) => {
  const point = layer.getRelativePointerPosition();
  if (target !== stage || !evt.isPrimary || evt.button !== 0 || !point) return;
  lasso.points([point.x, point.y]).show();
  select([]);
});

stage.on('pointermove', ({ evt }) => {
  const point = layer.getRelativePointerPosition();
  if (!lasso.visible() || !evt.isPrimary || !point) return;
  lasso.points([...lasso.points(), point.x, point.y]);
});

// On the window, because the pointer may be released outside the canvas.
window.addEventListener('pointerup', finish);
window.addEventListener('pointercancel', ({ isPrimary }) => {
  if (isPrimary) lasso.hide();
});

function finish({ isPrimary }: PointerEvent) {
  if (!lasso.visible() || !isPrimary) return;
  const chosen: Rule = rule?.selectedIndex === 1 ? 'Whole shape' : 'Center';
  select(layer.find<Konva.Shape>('.item').filter((node) => holds(lasso.points(), node, chosen)));
  lasso.hide();
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
