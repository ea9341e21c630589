import Konva from 'konva';
import { colors, drawLeaf, leaves } from '../shared/leaf';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

for (const { length, rotation } of leaves) {
  const leaf = new Konva.Shape({
    name: 'leaf',
    y: 190,
    width: length,
    height: length * 0.45,
    // The leaf turns about its base.
    offsetY: length * 0.225,
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

// The leaves begin at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
