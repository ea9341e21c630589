import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { inWords } from '../shared/in-words';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  width: 480,
  height: 320,
  filters: [Konva.Filters.Brighten],
});
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#brightness');
const output = document.querySelector('#added');

function update() {
  const brightness = slider?.valueAsNumber ?? 0;
  filtered.brightness(brightness);
  if (output) output.textContent = inWords(brightness);
}
update();
slider?.addEventListener('input', update);
