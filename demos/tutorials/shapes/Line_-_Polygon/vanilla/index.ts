import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 260,
});
const layer = new Konva.Layer();
stage.add(layer);

const corners = [
  { x: -110, y: -40 },
  { x: -56, y: -96 },
  { x: 56, y: -96 },
  { x: 110, y: -40 },
  { x: 0, y: 100 },
];

const group = new Konva.Group({ x: stage.width() / 2, y: 128 });
layer.add(group);

const gem = new Konva.Line({ name: 'gem', closed: true, fill: '#8457c9' });
const facets = new Konva.Line({
  closed: true,
  stroke: '#fbfaf7',
  strokeWidth: 2,
  opacity: 0.6,
  lineJoin: 'round',
  listening: false,
});
group.add(gem, facets);

const output = document.querySelector('#points');
function update() {
  const [, topLeft, topRight, , bottom] = corners;
  gem.points(corners.flatMap(({ x, y }) => [x, y]));
  facets.points([topLeft, topRight, bottom].flatMap((corner) => [corner?.x ?? 0, corner?.y ?? 0]));
  if (output) output.textContent = `points: ${gem.points().join(', ')}`;
}

corners.forEach((corner, i) => {
  const handle = new Konva.Group({ ...corner, name: 'handle', draggable: true });
  handle.add(
    new Konva.Circle({ radius: 13, fill: '#ffffff', stroke: '#1b1f2a', strokeWidth: 2 }),
    new Konva.Text({
      x: -13,
      y: -7,
      width: 26,
      text: String(i + 1),
      align: 'center',
      fontSize: 14,
      fill: '#1b1f2a',
    }),
  );
  handle.on('dragmove', () => {
    corner.x = Math.round(handle.x());
    corner.y = Math.round(handle.y());
    update();
  });
  group.add(handle);
});

update();
