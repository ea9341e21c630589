import Konva from 'konva';
import { enhanceFilters } from '../shared/enhance';
import hazyUrl from './gelato-hazy.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, x: 480, width: 480, height: 320 });
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter needs a cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = hazyUrl;

const slider = document.querySelector<HTMLInputElement>('#enhance');
const value = document.querySelector('#value');
const ranges = document.querySelector('#ranges');

filtered.filters(
  enhanceFilters((text) => {
    if (ranges) ranges.textContent = text;
  }),
);

function setEnhance() {
  const enhance = slider?.valueAsNumber ?? 1;
  filtered.enhance(enhance);
  if (value) value.textContent = String(enhance);
}
setEnhance();
slider?.addEventListener('input', setEnhance);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
