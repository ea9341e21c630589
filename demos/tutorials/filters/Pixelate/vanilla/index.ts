import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { blocksInWords, pixelFilters } from '../shared/pixelate';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  width: 480,
  height: 320,
  levels: 0.02,
});
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#size');
const few = document.querySelector<HTMLInputElement>('#few');
const output = document.querySelector('#value');

function update() {
  const pixelSize = slider?.valueAsNumber ?? 8;
  filtered.filters(pixelFilters(few?.checked ?? false));
  filtered.pixelSize(pixelSize);
  if (output) output.textContent = `${pixelSize} px, ${blocksInWords(pixelSize)}`;
}
update();
slider?.addEventListener('input', update);
few?.addEventListener('change', update);
