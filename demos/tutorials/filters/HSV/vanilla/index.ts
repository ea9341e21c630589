import Konva from 'konva';
import { inWords, turned } from '../shared/readout';
import gelatoUrl from './gelato.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  x: 480,
  width: 480,
  height: 320,
  filters: [Konva.Filters.HSV],
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const hueSlider = document.querySelector<HTMLInputElement>('#hue');
const saturationSlider = document.querySelector<HTMLInputElement>('#saturation');
const valueSlider = document.querySelector<HTMLInputElement>('#value');
const button = document.querySelector<HTMLButtonElement>('#turn');
const output = document.querySelector('#words');

function update() {
  const hue = hueSlider?.valueAsNumber ?? 0;
  const saturation = saturationSlider?.valueAsNumber ?? 0;
  const value = valueSlider?.valueAsNumber ?? 0;
  filtered.hue(hue).saturation(saturation).value(value);
  if (output) output.textContent = inWords(hue, value);
}
update();
for (const slider of [hueSlider, saturationSlider, valueSlider]) {
  slider?.addEventListener('input', update);
}

const turning = new Konva.Animation(({ timeDiff }) => {
  if (!hueSlider) return;
  hueSlider.value = String(turned(filtered.hue(), timeDiff));
  update();
});

button?.addEventListener('click', () => {
  button.ariaPressed = String(!turning.isRunning());
  if (turning.isRunning()) turning.stop();
  else turning.start();
});

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
