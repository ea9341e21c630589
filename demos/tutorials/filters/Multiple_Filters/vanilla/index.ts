import Konva from 'konva';
import { earlier, filtersOf, firstSteps, inCode, toggled } from '../shared/steps';
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
  blurRadius: 6,
  threshold: 0.5,
});
layer.add(new Konva.Image({ name: 'before', image, width: 480, height: 320 }), filtered);
stage.add(layer);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const output = document.querySelector('#code');
let steps = firstSteps;

function update() {
  filtered.filters(filtersOf(steps));
  if (output) output.textContent = inCode(steps);
}
update();

for (const { name, isOn } of firstSteps) {
  const item = document.createElement('span');
  item.style.cssText = 'display: inline-flex; gap: 6px';
  item.innerHTML = `<label><input type="checkbox" ${isOn ? 'checked' : ''} /> ${name}</label>
    <button type="button" aria-label="${name} earlier">←</button>`;
  item.querySelector('input')?.addEventListener('change', () => {
    steps = toggled(steps, name);
    update();
  });
  item.querySelector('button')?.addEventListener('click', () => {
    steps = earlier(steps, name);
    // Move the other item, so that this button keeps the focus.
    const before = item.previousElementSibling;
    if (before) item.after(before);
    update();
  });
  output?.before(item);
}

function fit() {
  const width = stage.container().clientWidth;
  stage.size({ width, height: width / 3 });
  layer.scale({ x: width / 960, y: width / 960 });
}
fit();
new ResizeObserver(fit).observe(stage.container());
