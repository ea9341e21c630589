import Konva from 'konva';
import { curveOf, factorOf } from '../shared/contrast';
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
  filters: [Konva.Filters.Contrast],
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter needs a cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#contrast');
const output = document.querySelector('#factor');
const curve = document.querySelector('#curve');

function update() {
  const contrast = slider?.valueAsNumber ?? 0;
  filtered.contrast(contrast);
  if (output) output.textContent = `× ${factorOf(contrast).toFixed(2)}`;
  curve?.setAttribute('points', curveOf(contrast));
}
update();
slider?.addEventListener('input', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
