import Konva from 'konva';
import { inWords, wedgePath } from '../shared/wedge';
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
  filters: [Konva.Filters.Kaleidoscope],
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const powerSlider = document.querySelector<HTMLInputElement>('#power');
const angleSlider = document.querySelector<HTMLInputElement>('#angle');
const output = document.querySelector('#value');
document.querySelector('.wedge image')?.setAttribute('href', gelatoUrl);

function update() {
  const power = powerSlider?.valueAsNumber ?? 3;
  const angle = angleSlider?.valueAsNumber ?? 180;
  filtered.kaleidoscopePower(power).kaleidoscopeAngle(angle);
  document.querySelector('.wedge path')?.setAttribute('d', wedgePath(power, angle));
  if (output) output.textContent = `${inWords(power)}, from ${angle}°`;
}
update();
powerSlider?.addEventListener('input', update);
angleSlider?.addEventListener('input', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
