import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

const stars = [
  { name: 'from-side', x: center - 80, fill: '#f2664a', label: 'default', centered: false },
  {
    name: 'from-middle',
    x: center + 80,
    fill: '#1f9aa5',
    label: 'centeredScaling',
    centered: true,
  },
];

for (const { name, x, fill, label, centered } of stars) {
  const star = new Konva.Star({
    name,
    x,
    y: 140,
    numPoints: 8,
    innerRadius: 34,
    outerRadius: 50,
    fill,
  });
  const transformer = new Konva.Transformer({
    nodes: [star],
    centeredScaling: centered,
    rotateEnabled: false,
  });
  // Marks where the middle of the star was at the start.
  const mark = new Konva.Circle({ x, y: 140, radius: 4, fill: '#ffffff', listening: false });
  const caption = new Konva.Text({
    text: label,
    x: x - 80,
    y: 256,
    width: 160,
    align: 'center',
    fontSize: 15,
    fill: '#1b1f2a',
  });
  layer.add(star, mark, caption, transformer);
}
