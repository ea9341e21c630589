import Konva from 'konva';
import { fromGray, solarizeFilters } from '../shared/solarize';
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

const button = document.querySelector<HTMLButtonElement>('#toggle');
const exposureSlider = document.querySelector<HTMLInputElement>('#exposure');
const output = document.querySelector('#value');

function update() {
  const isSolarized = button?.ariaPressed === 'true';
  const exposure = exposureSlider?.valueAsNumber ?? 1;
  filtered.filters(solarizeFilters(isSolarized));
  filtered.brightness(exposure);
  if (output) output.textContent = fromGray(exposure);
}
update();
button?.addEventListener('click', () => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
  update();
});
exposureSlider?.addEventListener('input', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
