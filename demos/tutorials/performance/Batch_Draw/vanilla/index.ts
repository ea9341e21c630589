import Konva from 'konva';
import { crowd } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { box, dot, turn, turnOften } from '../shared/turning';

// Only for this demo. By default, Konva calls batchDraw() after each change.
Konva.autoDrawEnabled = false;

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
const dots = new Konva.Group();
const rect = new Konva.Rect(box);
layer.add(dots, rect);
stage.add(layer);

let isBatched = false;
stage.on('mousemove touchmove', () => turn(rect, isBatched));

showMeter(stage, {
  tip: 'batchDraw()',
  count: 200,
  max: 500,
  build: (count, isOn) => {
    isBatched = isOn;
    dots.destroyChildren();
    dots.add(...crowd(count).map((place) => new Konva.Circle({ ...dot, ...place })));
    layer.batchDraw();
  },
  step: () => turnOften(rect, isBatched),
});

// The scene is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
  layer.batchDraw();
}
fit();
new ResizeObserver(fit).observe(stage.container());
