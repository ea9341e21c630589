import Konva from 'konva';
import { customFilters } from '../shared/custom-filters';
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

const slider = document.querySelector<HTMLInputElement>('#bands');
const output = document.querySelector('#value');
const checkbox = document.querySelector<HTMLInputElement>('#paper');

function setFilters() {
  const bandHeight = slider?.valueAsNumber ?? 2;
  filtered.filters(customFilters(checkbox?.checked ?? true, bandHeight));
  if (output) output.textContent = `${bandHeight} px`;
}
setFilters();
checkbox?.addEventListener('change', setFilters);
slider?.addEventListener('input', setFilters);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
