import Konva from 'konva';
import { colorFilters, inWords } from '../shared/hsl';
import gelatoUrl from './gelato.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, x: 480, width: 480, height: 320 });
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter needs a cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const hueSlider = document.querySelector<HTMLInputElement>('#hue');
const saturationSlider = document.querySelector<HTMLInputElement>('#saturation');
const lightSlider = document.querySelector<HTMLInputElement>('#light');
const hsv = document.querySelector<HTMLInputElement>('#hsv');
const output = document.querySelector('#value');

function update() {
  const hue = hueSlider?.valueAsNumber ?? 60;
  const saturation = saturationSlider?.valueAsNumber ?? 0.5;
  const light = lightSlider?.valueAsNumber ?? 0.2;
  const isHsv = hsv?.checked ?? false;
  filtered.filters(colorFilters(isHsv));
  filtered.hue(hue).saturation(saturation).luminance(light).value(light);
  if (output) output.textContent = inWords(saturation, light, isHsv);
}
update();
hueSlider?.addEventListener('input', update);
saturationSlider?.addEventListener('input', update);
lightSlider?.addEventListener('input', update);
hsv?.addEventListener('change', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
