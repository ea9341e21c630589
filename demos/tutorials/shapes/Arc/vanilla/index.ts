import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 280,
});
const layer = new Konva.Layer();
stage.add(layer);

const x = stage.width() / 2;
const y = stage.height() / 2;

// A dashed circle makes the twelve ticks of the dial.
const ticks = new Konva.Circle({
  x,
  y,
  radius: 120,
  stroke: '#1b1f2a',
  strokeWidth: 8,
  dash: [2, (2 * Math.PI * 120) / 12 - 2],
  dashOffset: 1,
});
const track = new Konva.Ring({ x, y, innerRadius: 62, outerRadius: 100, fill: '#e2ded3' });

const arc = new Konva.Arc({
  name: 'arc',
  x,
  y,
  innerRadius: 62,
  outerRadius: 100,
  angle: 250,
  rotation: -90,
  fill: '#f2664a',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});

// The arc's position is the middle of the circle, not a point on the arc.
const origin = new Konva.Circle({ name: 'origin', x, y, radius: 6, fill: '#1b1f2a' });

layer.add(ticks, track, arc, origin);

const angle = document.querySelector<HTMLInputElement>('#angle');
angle?.addEventListener('input', () => arc.angle(angle.valueAsNumber));

const rotation = document.querySelector<HTMLInputElement>('#rotation');
rotation?.addEventListener('input', () => arc.rotation(rotation.valueAsNumber));
