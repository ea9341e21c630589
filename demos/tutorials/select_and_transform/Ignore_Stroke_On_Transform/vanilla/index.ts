import Konva from 'konva';
import {
  bake,
  bakedLook,
  bakedStart,
  captions,
  frame,
  scaledLook,
  scaledStart,
} from '../shared/boxes';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

// Way 1: the scale becomes width and height at every step.
const baked = new Konva.Rect({ name: 'baked', ...bakedStart, ...bakedLook });
baked.on('transform', () => bake(baked));

// Way 2: the scale stays, and the stroke ignores it.
const scaled = new Konva.Rect({ name: 'scaled', ...scaledStart, ...scaledLook });

layer.add(
  baked,
  scaled,
  new Konva.Transformer({ nodes: [baked], ...frame }),
  new Konva.Transformer({ nodes: [scaled], ...frame }),
);
for (const caption of captions) layer.add(new Konva.Text(caption));

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
