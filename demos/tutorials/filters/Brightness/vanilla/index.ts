import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { brightnessFilter } from '../shared/brightness';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({ name: 'filtered', image, width: 480, height: 320 });
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#factor');
const added = document.querySelector<HTMLInputElement>('#added');
const output = document.querySelector('#value');

function update() {
  const { filter, brightness, text } = brightnessFilter(
    slider?.valueAsNumber ?? 1,
    added?.checked ?? false,
  );
  filtered.filters([filter]);
  filtered.brightness(brightness);
  if (output) output.textContent = text;
}
update();
slider?.addEventListener('input', update);
added?.addEventListener('change', update);
