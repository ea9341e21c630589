import Konva from 'konva';
import { ramp, tintFilters } from '../shared/tint';
import gelatoUrl from './gelato.webp';

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, x: 480, width: 480, height: 320 });
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const redSlider = document.querySelector<HTMLInputElement>('#red');
const greenSlider = document.querySelector<HTMLInputElement>('#green');
const blueSlider = document.querySelector<HTMLInputElement>('#blue');
const mixed = document.querySelector<HTMLInputElement>('#mixed');
const bar = document.querySelector<HTMLElement>('.ramp');

function update() {
  const red = redSlider?.valueAsNumber ?? 255;
  const green = greenSlider?.valueAsNumber ?? 190;
  const blue = blueSlider?.valueAsNumber ?? 90;
  const isMixed = mixed?.checked ?? false;
  filtered.filters(tintFilters(isMixed));
  filtered.red(red).green(green).blue(blue).alpha(0.5);
  if (bar) bar.style.background = ramp({ red, green, blue }, isMixed);
}
update();
redSlider?.addEventListener('input', update);
greenSlider?.addEventListener('input', update);
blueSlider?.addEventListener('input', update);
mixed?.addEventListener('change', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
