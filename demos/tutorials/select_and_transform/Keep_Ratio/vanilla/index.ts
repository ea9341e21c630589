import Konva from 'konva';
import { caption, disks, frame, radius, start } from '../shared/disks';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

for (const { name, x, fill, keepRatio } of disks) {
  const group = new Konva.Group({ x });
  const disk = new Konva.Circle({ name, ...start, radius, fill });
  const transformer = new Konva.Transformer({ nodes: [disk], keepRatio, ...frame });
  group.add(disk, new Konva.Text({ ...caption, text: `keepRatio: ${keepRatio}` }), transformer);
  layer.add(group);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
