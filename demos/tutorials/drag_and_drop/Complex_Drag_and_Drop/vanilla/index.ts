import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
});
const layer = new Konva.Layer();
stage.add(layer);

const width = stage.width();
const surface = 190;
const circle = { x: width / 2 + 50, y: 94, radius: 80 };

layer.add(
  new Konva.Rect({ y: surface, width, height: 320 - surface, fill: '#cfe3f8' }),
  new Konva.Line({ points: [0, surface, width, surface], stroke: '#4a90e2', strokeWidth: 3 }),
  new Konva.Circle({ ...circle, fill: '#fdf0d0', stroke: '#f6b73c', dash: [8, 8] }),
);

const fish = new Konva.Group({ name: 'fish', x: width / 2 - 60, y: 256, draggable: true });
fish.add(
  new Konva.Line({ points: [22, 0, 54, -20, 54, 20], closed: true, fill: '#c9472d' }),
  new Konva.Ellipse({ radiusX: 38, radiusY: 24, fill: '#f2664a' }),
  new Konva.Circle({ x: -20, y: -6, radius: 5, fill: '#1b1f2a' }),
);

const bee = new Konva.Group({ name: 'bee', x: circle.x - 20, y: circle.y + 8, draggable: true });
bee.add(
  new Konva.Ellipse({ x: 2, y: -18, radiusX: 9, radiusY: 15, rotation: 20, fill: '#a9d9de' }),
  new Konva.Ellipse({ radiusX: 24, radiusY: 16, fill: '#f6b73c' }),
  new Konva.Rect({ x: -5, y: -15, width: 6, height: 30, fill: '#1b1f2a' }),
  new Konva.Rect({ x: 7, y: -13, width: 6, height: 26, fill: '#1b1f2a' }),
);
layer.add(fish, bee);

/** The fish is 24 high above its middle. */
function belowSurface({ x, y }: Konva.Vector2d) {
  return { x, y: Math.max(y, surface + 26) };
}

/** The nearest point that leaves room for the bee inside the circle. */
function insideCircle({ x, y }: Konva.Vector2d) {
  const room = circle.radius - 26;
  const dx = x - circle.x;
  const dy = y - circle.y;
  const distance = Math.hypot(dx, dy);
  if (distance <= room) return { x, y };
  return { x: circle.x + (dx / distance) * room, y: circle.y + (dy / distance) * room };
}

fish.on('dragmove', () => fish.position(belowSurface(fish.position())));
bee.on('dragmove', () => bee.position(insideCircle(bee.position())));
