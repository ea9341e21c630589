import Konva from 'konva';
import { caption, look, mark, stars, start } from '../shared/stars';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

for (const { name, x, fill, label, centered } of stars) {
  const group = new Konva.Group({ x });
  const star = new Konva.Star({ name, ...start, ...look, fill });
  const transformer = new Konva.Transformer({
    nodes: [star],
    centeredScaling: centered,
    rotateEnabled: false,
  });
  group.add(star, new Konva.Circle(mark), new Konva.Text({ ...caption, text: label }), transformer);
  layer.add(group);
}

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
