import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { fromGray, solarizeFilters } from '../shared/solarize';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const button = document.querySelector<HTMLButtonElement>('#toggle');
const exposureSlider = document.querySelector<HTMLInputElement>('#exposure');
const output = document.querySelector('#value');

function update() {
  const isSolarized = button?.ariaPressed === 'true';
  const exposure = exposureSlider?.valueAsNumber ?? 1;
  filtered.filters(solarizeFilters(isSolarized));
  filtered.brightness(exposure);
  if (output) output.textContent = fromGray(exposure);
}
update();
button?.addEventListener('click', () => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
  update();
});
exposureSlider?.addEventListener('input', update);
