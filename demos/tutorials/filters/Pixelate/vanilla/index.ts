import Konva from 'konva';
import { blocksInWords, pixelFilters } from '../shared/pixelate';
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
  levels: 0.02,
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#size');
const few = document.querySelector<HTMLInputElement>('#few');
const output = document.querySelector('#value');

function update() {
  const pixelSize = slider?.valueAsNumber ?? 8;
  filtered.filters(pixelFilters(few?.checked ?? false));
  filtered.pixelSize(pixelSize);
  if (output) output.textContent = blocksInWords(pixelSize);
}
update();
slider?.addEventListener('input', update);
few?.addEventListener('change', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
