import Konva from 'konva';
import { describeFrames, measureFrames } from '../shared/frame-meter';
import {
  DEFAULT_COUNT,
  findTip,
  flowerConfig,
  HEIGHT,
  setSeeds,
  tagLook,
  textLook,
  tipFor,
  type Tip,
} from '../shared/seeds';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
const layer = new Konva.Layer({ name: 'seeds-layer' });
const top = new Konva.Layer({ name: 'top-layer', listening: false });
stage.add(layer, top);
const seeds = new Konva.Group();
layer.add(seeds);

const tip = new Konva.Label({ name: 'tip', visible: false, listening: false });
tip.add(new Konva.Tag(tagLook), new Konva.Text(textLook));
top.add(tip);

function show(shown: Tip | null) {
  tip.visible(shown !== null);
  if (!shown) return;
  tip.getText().text(shown.text);
  tip.getTag().pointerDirection(shown.pointerDirection);
  tip.position(shown);
}

// Two listeners for all seeds: their events bubble up to the layer.
layer.on('pointermove', ({ target }) => {
  if (target instanceof Konva.Circle) show(tipFor(target, stage.width()));
});
layer.on('pointerout', () => show(null));

// The same without a pointer.
const number = element<HTMLInputElement>('#number');
number.addEventListener('input', () => {
  const found = findTip(seeds, number.value, stage.width());
  show(found.tip);
  element('#says').textContent = found.says;
});

const countSlider = element<HTMLInputElement>('#count');
countSlider.addEventListener('input', () => {
  element('#count-text').textContent = countSlider.value;
  setSeeds(seeds, countSlider.valueAsNumber);
});

const ownLayer = element<HTMLInputElement>('#own-layer');
ownLayer.addEventListener('change', () => tip.moveTo(ownLayer.checked ? top : layer));

const stopMeter = measureFrames((frames) => {
  element('#frames').textContent = describeFrames(frames);
});
stage.on('destroy', stopMeter);
setSeeds(seeds, DEFAULT_COUNT);

function fit() {
  stage.width(stage.container().clientWidth);
  seeds.setAttrs(flowerConfig(stage.width()));
}
fit();
new ResizeObserver(fit).observe(stage.container());
