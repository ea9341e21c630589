import Konva from 'konva';
import { redRow, sepiaFilters } from '../shared/sepia';
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
const percentSlider = document.querySelector<HTMLInputElement>('#amount');
const output = document.querySelector('#value');

function update() {
  const isSepia = button?.ariaPressed === 'true';
  const percent = percentSlider?.valueAsNumber ?? 100;
  filtered.filters(sepiaFilters(isSepia, percent));
  if (output) output.textContent = redRow(percent);
}
update();
button?.addEventListener('click', () => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
  update();
});
percentSlider?.addEventListener('input', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
