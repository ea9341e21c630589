import Konva from 'konva';
import { boundOf, noiseFilters, type Deviations } from '../shared/noise';
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

const slider = document.querySelector<HTMLInputElement>('#noise');
const output = document.querySelector('#bound');
let largest = 0;

function setNoise() {
  const noise = slider?.valueAsNumber ?? 0;
  filtered.noise(noise);
  showLargest();
}

function showLargest() {
  if (output) output.textContent = boundOf(slider?.valueAsNumber ?? 0, largest);
}

function showDeviations(found: Deviations) {
  largest = found.largest;
  document.querySelector('.deviations path')?.setAttribute('d', found.bars);
  showLargest();
}

// A new array runs the filters again, and each run uses new random numbers.
const roll = () => filtered.filters(noiseFilters(showDeviations));

setNoise();
roll();
slider?.addEventListener('input', setNoise);
document.querySelector('#again')?.addEventListener('click', roll);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
