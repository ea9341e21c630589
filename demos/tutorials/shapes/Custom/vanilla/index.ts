import Konva from 'konva';
import { colors, drawLeaf, leaves } from '../shared/leaf';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const stem = new Konva.Line({
  x: stage.width() / 2,
  points: [-4, 300, 0, 220, 0, 84],
  tension: 0.4,
  stroke: '#1b1f2a',
  strokeWidth: 4,
});
layer.add(stem);

for (const { y, width, rotation } of leaves) {
  const height = width * 0.45;
  const leaf = new Konva.Shape({
    name: 'leaf',
    x: stage.width() / 2,
    y,
    width,
    height,
    // The leaf turns about its base.
    offsetY: height / 2,
    rotation,
    fill: colors[0],
    stroke: '#1b1f2a',
    strokeWidth: 2,
    lineJoin: 'round',
    sceneFunc: drawLeaf,
  });
  let color = 0;
  leaf.on('click tap', () => {
    color = (color + 1) % colors.length;
    leaf.fill(colors[color] ?? '');
  });
  layer.add(leaf);
}
