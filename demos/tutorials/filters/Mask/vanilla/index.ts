import Konva from 'konva';
import { maskFilters } from '../shared/mask';
import mugUrl from './mug.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, x: 480, width: 480, height: 320 });
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter needs a cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = mugUrl;

const slider = document.querySelector<HTMLInputElement>('#threshold');
const value = document.querySelector('#value');
const result = document.querySelector('#result');

filtered.filters(
  maskFilters((text) => {
    if (result) result.textContent = text;
  }),
);

function setThreshold() {
  const threshold = slider?.valueAsNumber ?? 24;
  filtered.threshold(threshold);
  if (value) value.textContent = String(threshold);
}
setThreshold();
slider?.addEventListener('input', setThreshold);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
