import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

for (const y of [40, 80, 120, 160]) {
  layer.add(new Konva.Rect({ x: -150, y, width: 300, height: 16, fill: '#1b1f2a' }));
}

const pentagon = new Konva.RegularPolygon({
  name: 'pentagon',
  x: -78,
  y: 112,
  sides: 5,
  radius: 66,
  fill: '#f2664a',
  opacity: 0.5,
});
pentagon.on('mouseenter touchstart', () => pentagon.opacity(1));
pentagon.on('mouseleave', () => pentagon.opacity(0.5));
// A finger may be lifted beside the pentagon.
stage.on('touchend', () => pentagon.opacity(0.5));

const pair = new Konva.Group({ name: 'pair', x: 78, y: 108, opacity: 0.5 });
pair.add(
  new Konva.Circle({ x: -22, radius: 46, fill: '#f6b73c' }),
  new Konva.Circle({ x: 22, radius: 46, fill: '#3fa66b' }),
);

layer.add(pentagon, pair);

const isolated = document.querySelector<HTMLInputElement>('#isolated');
isolated?.addEventListener('change', () => pair.isolated(isolated.checked));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
