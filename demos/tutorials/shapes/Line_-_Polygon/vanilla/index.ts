import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 260 });
const layer = new Konva.Layer();
stage.add(layer);

const corners = [
  { x: -110, y: -40 },
  { x: -56, y: -96 },
  { x: 56, y: -96 },
  { x: 110, y: -40 },
  { x: 0, y: 100 },
];

const group = new Konva.Group({ y: 128 });
layer.add(group);

const gem = new Konva.Line({ name: 'gem', closed: true, fill: '#8457c9' });
group.add(gem);

const output = document.querySelector('#points');
function update() {
  gem.points(corners.flatMap(({ x, y }) => [x, y]));
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
    // Round the handle's position too.
    handle.position({ x: Math.round(handle.x()), y: Math.round(handle.y()) });
    Object.assign(corner, handle.position());
    update();
  });
  group.add(handle);
});

update();

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
