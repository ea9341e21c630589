import Konva from 'konva';
import { directions, inWords } from '../shared/emboss';
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
  filters: [Konva.Filters.Emboss],
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter needs a cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const strengthSlider = document.querySelector<HTMLInputElement>('#strength');
const whiteLevelSlider = document.querySelector<HTMLInputElement>('#white-level');
const select = document.querySelector<HTMLSelectElement>('#direction');
const blend = document.querySelector<HTMLInputElement>('#blend');
const output = document.querySelector('#value');
select?.append(...directions.map((direction) => new Option(direction)));

function update() {
  const strength = strengthSlider?.valueAsNumber ?? 0.5;
  const whiteLevel = whiteLevelSlider?.valueAsNumber ?? 0.5;
  const isBlended = blend?.checked ?? false;
  filtered.embossStrength(strength).embossWhiteLevel(whiteLevel);
  filtered.embossDirection(select?.value ?? 'top-left').embossBlend(isBlended);
  if (output) output.textContent = inWords(strength, whiteLevel, isBlended);
}
update();
for (const slider of [strengthSlider, whiteLevelSlider]) slider?.addEventListener('input', update);
for (const control of [select, blend]) control?.addEventListener('change', update);

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
