import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { redRow, sepiaFilters } from '../shared/sepia';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const button = document.querySelector<HTMLButtonElement>('#toggle');
const percentSlider = document.querySelector<HTMLInputElement>('#amount');
const output = document.querySelector('#value');

function update() {
  const isSepia = button?.ariaPressed === 'true';
  const percent = percentSlider?.valueAsNumber ?? 100;
  filtered.filters(sepiaFilters(isSepia, percent));
  if (output) output.textContent = redRow(percent);
}
update();
button?.addEventListener('click', () => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
  update();
});
percentSlider?.addEventListener('input', update);
