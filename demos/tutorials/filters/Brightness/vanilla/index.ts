import Konva from 'konva';
import { brightnessFilter } from '../shared/brightness';
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

const slider = document.querySelector<HTMLInputElement>('#factor');
const added = document.querySelector<HTMLInputElement>('#added');
const output = document.querySelector('#value');

function update() {
  const { filter, brightness, text } = brightnessFilter(
    slider?.valueAsNumber ?? 1,
    added?.checked ?? false,
  );
  filtered.filters([filter]);
  filtered.brightness(brightness);
  if (output) output.textContent = text;
}
update();
slider?.addEventListener('input', update);
added?.addEventListener('change', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
