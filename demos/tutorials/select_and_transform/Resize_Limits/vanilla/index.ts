import Konva from 'konva';
import { card as look, frames, limit, start } from '../shared/limits';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Rect({ ...look, ...start });

const transformer = new Konva.Transformer({
  nodes: [card],
  keepRatio: false,
  centeredScaling: true,
  rotateEnabled: false,
  boundBoxFunc: limit,
});

layer.add(card, ...frames.map((frame) => new Konva.Rect(frame)), transformer);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
