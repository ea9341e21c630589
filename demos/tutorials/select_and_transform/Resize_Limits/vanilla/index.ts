import Konva from 'konva';
import { frame, limit, max, min } from '../shared/limits';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const card = new Konva.Rect({
  name: 'card',
  x: -85,
  y: 90,
  width: 170,
  height: 120,
  fill: '#f6b73c',
});

const transformer = new Konva.Transformer({
  nodes: [card],
  keepRatio: false,
  centeredScaling: true,
  rotateEnabled: false,
  boundBoxFunc: limit,
});

layer.add(card, new Konva.Rect(frame(max)), new Konva.Rect(frame(min)), transformer);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
