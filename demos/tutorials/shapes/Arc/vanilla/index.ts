import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 280 });
const layer = new Konva.Layer();
stage.add(layer);

const y = stage.height() / 2;

const track = new Konva.Ring({ y, innerRadius: 62, outerRadius: 100, fill: '#e2ded3' });

const arc = new Konva.Arc({
  name: 'arc',
  y,
  innerRadius: 62,
  outerRadius: 100,
  angle: 250,
  rotation: -90,
  fill: '#f2664a',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});

// The arc's position is the center of the circle, not a point on the arc.
const origin = new Konva.Circle({ name: 'origin', y, radius: 6, fill: '#1b1f2a' });

layer.add(track, arc, origin);

const angle = document.querySelector<HTMLInputElement>('#angle');
angle?.addEventListener('input', () => arc.angle(angle.valueAsNumber));

const rotation = document.querySelector<HTMLInputElement>('#rotation');
rotation?.addEventListener('input', () => arc.rotation(rotation.valueAsNumber));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
