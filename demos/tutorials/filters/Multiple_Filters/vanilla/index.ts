import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { earlier, filtersOf, firstSteps, inCode, toggled } from '../shared/steps';
import '../shared/steps.css';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  width: 480,
  height: 320,
  blurRadius: 6,
  threshold: 0.5,
});
showBeforeAfter(image, filtered);

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
  item.className = 'step';
  item.innerHTML = `<label><input type="checkbox" ${isOn ? 'checked' : ''} /> ${name}</label>
    <button type="button" aria-label="${name} earlier">←</button>`;
  item.querySelector('input')?.addEventListener('change', () => {
    steps = toggled(steps, name);
    update();
  });
  item.querySelector('button')?.addEventListener('click', () => {
    steps = earlier(steps, name);
    // The other one moves, so that this button keeps the focus.
    const before = item.previousElementSibling;
    if (before) item.after(before);
    update();
  });
  output?.before(item);
}
