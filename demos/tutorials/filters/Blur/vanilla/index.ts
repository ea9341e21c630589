import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { blurFilters } from '../shared/blur';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#radius');
const css = document.querySelector<HTMLInputElement>('#css');
const output = document.querySelector('#value');

function update() {
  const radius = slider?.valueAsNumber ?? 0;
  filtered.filters(blurFilters(radius, css?.checked ?? false));
  filtered.blurRadius(radius);
  if (output) output.textContent = `${radius} px`;
}
update();
slider?.addEventListener('input', update);
css?.addEventListener('change', update);
