import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 200 });
const layer = new Konva.Layer();
stage.add(layer);

const pentagons = [
  { cursor: 'pointer', x: -104, fill: '#f2664a' },
  { cursor: 'crosshair', x: 0, fill: '#f6b73c' },
  { cursor: 'move', x: 104, fill: '#3fa66b' },
];

for (const { cursor, x, fill } of pentagons) {
  const group = new Konva.Group({ name: cursor, x, y: 106, draggable: true });
  group.add(
    new Konva.RegularPolygon({ sides: 5, radius: 52, fill }),
    new Konva.Text({
      x: -50,
      y: -6,
      width: 100,
      align: 'center',
      text: cursor,
      fontSize: 15,
      fill: '#1b1f2a',
    }),
  );
  // The cursor belongs to the DOM element, not to the shape.
  group.on('mouseenter', () => (stage.container().style.cursor = cursor));
  group.on('mouseleave', () => (stage.container().style.cursor = 'default'));
  layer.add(group);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
