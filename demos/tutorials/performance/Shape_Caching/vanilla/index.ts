import Konva from 'konva';
import { populate, turn } from '../../../../common/konva/crowd';
import { showMeter } from '../../../../common/vanilla/meter';
import { bitmapsOf, setCached, star } from '../shared/star';
import '../../../../common/konva/figures.css';

const stage = new Konva.Stage({ container: 'container', height: 264 });
const layer = new Konva.Layer({ y: 12 });
stage.add(layer);
const bitmaps = document.querySelector('#bitmaps');

showMeter(stage, {
  tip: 'Cache each star',
  count: 200,
  max: 1000,
  build: (count, isOn) => {
    populate(layer, count, (place) => new Konva.Star({ ...star, ...place }));
    const stars = layer.find('.star');
    setCached(stars, isOn);
    if (bitmaps) bitmaps.textContent = bitmapsOf(stars);
  },
  step: (timeDiff) => turn(layer.find('.star'), timeDiff),
});

// The stars are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
