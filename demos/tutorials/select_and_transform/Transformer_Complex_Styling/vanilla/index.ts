import Konva from 'konva';
import { card as cardLook, look, start } from '../shared/handles';

const stage = new Konva.Stage({ container: 'container', height: 320 });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Rect({ ...cardLook, ...start });
const transformer = new Konva.Transformer({ nodes: [card], ...look });
layer.add(card, transformer);

// The card is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
