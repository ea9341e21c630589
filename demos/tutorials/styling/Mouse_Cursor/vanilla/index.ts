import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 200,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const pentagons = [
  { cursor: 'pointer', x: center - 104, fill: '#f2664a' },
  { cursor: 'crosshair', x: center, fill: '#f6b73c' },
  { cursor: 'move', x: center + 104, fill: '#3fa66b' },
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
  // The cursor belongs to the page's element, not to the shape.
  group.on('mouseenter', () => (stage.container().style.cursor = cursor));
  group.on('mouseleave', () => (stage.container().style.cursor = 'default'));
  layer.add(group);
}
