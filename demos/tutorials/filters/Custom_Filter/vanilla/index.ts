import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { customFilters, runAgainForBands } from '../shared/custom-filters';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#bands');
const output = document.querySelector('#value');
const checkbox = document.querySelector<HTMLInputElement>('#paper');

function setFilters() {
  filtered.filters(customFilters(checkbox?.checked ?? true));
}
setFilters();
runAgainForBands(filtered);
checkbox?.addEventListener('change', setFilters);

function setBands() {
  const bandHeight = slider?.valueAsNumber ?? 2;
  filtered.setAttr('bandHeight', bandHeight);
  if (output) output.textContent = `${bandHeight} px`;
}
setBands();
slider?.addEventListener('input', setBands);
