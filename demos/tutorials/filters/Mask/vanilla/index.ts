import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { maskFilters } from '../shared/mask';
import mugUrl from './mug.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = mugUrl;

const slider = document.querySelector<HTMLInputElement>('#threshold');
const value = document.querySelector('#value');
const result = document.querySelector('#result');

filtered.filters(
  maskFilters((text) => {
    if (result) result.textContent = text;
  }),
);

function setThreshold() {
  const threshold = slider?.valueAsNumber ?? 24;
  filtered.threshold(threshold);
  if (value) value.textContent = String(threshold);
}
setThreshold();
slider?.addEventListener('input', setThreshold);
