import Konva from 'konva';
import { populate, turn } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { tile } from '../shared/tile';

const stage = new Konva.Stage({ container: 'container', height: 264 });
const layer = new Konva.Layer({ y: 12 });
stage.add(layer);

showMeter(stage, {
  tip: 'Skip the copy',
  count: 200,
  max: 1000,
  build: (count, isOn) => {
    populate(layer, count, (place) => new Konva.Rect({ ...tile, ...place }));
    for (const node of layer.find<Konva.Rect>('.tile')) node.perfectDrawEnabled(!isOn);
  },
  step: (timeDiff) => turn(layer.find('.tile'), timeDiff),
});

// The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
