import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { enhanceFilters } from '../shared/enhance';
import hazyUrl from './gelato-hazy.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = hazyUrl;

const slider = document.querySelector<HTMLInputElement>('#enhance');
const value = document.querySelector('#value');
const ranges = document.querySelector('#ranges');

filtered.filters(
  enhanceFilters((text) => {
    if (ranges) ranges.textContent = text;
  }),
);

function setEnhance() {
  const enhance = slider?.valueAsNumber ?? 1;
  filtered.enhance(enhance);
  if (value) value.textContent = String(enhance);
}
setEnhance();
slider?.addEventListener('input', setEnhance);
