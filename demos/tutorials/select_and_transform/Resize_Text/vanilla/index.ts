import Konva from 'konva';
import { bake, frame, look, start } from '../shared/paragraph';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const text = new Konva.Text({ name: 'text', ...start, ...look, draggable: true });
const transformer = new Konva.Transformer({ nodes: [text], ...frame });
layer.add(text, transformer);

// On every step, so that Konva never draws stretched letters.
text.on('transform', () => bake(text));

// The text is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
