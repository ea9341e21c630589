import Konva from 'konva';
import { crowd } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { createAnimation, dial } from '../shared/dials';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

let maySkip = false;
const animation = createAnimation(layer, () => maySkip);

showMeter(stage, {
  tip: 'Return false',
  count: 500,
  max: 1000,
  build: (count, isOn) => {
    maySkip = isOn;
    layer.destroyChildren();
    layer.add(...crowd(count).map((place) => new Konva.Wedge({ ...dial, ...place })));
  },
  animation,
});

// The dials are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
