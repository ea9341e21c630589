import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { graysOf, grayFilters } from '../shared/grayscale';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const button = document.querySelector<HTMLButtonElement>('#toggle');
const css = document.querySelector<HTMLInputElement>('#css');
const output = document.querySelector('#value');

function update() {
  const isGray = button?.ariaPressed === 'true';
  const isCss = css?.checked ?? false;
  filtered.filters(grayFilters(isGray, isCss));
  if (output) output.textContent = graysOf(isCss);
}
update();
button?.addEventListener('click', () => {
  button.ariaPressed = String(button.ariaPressed !== 'true');
  update();
});
css?.addEventListener('change', update);
