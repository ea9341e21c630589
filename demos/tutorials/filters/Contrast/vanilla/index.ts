import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { curveOf, factorOf } from '../shared/contrast';
import '../shared/curve.css';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  width: 480,
  height: 320,
  filters: [Konva.Filters.Contrast],
});
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const slider = document.querySelector<HTMLInputElement>('#contrast');
const output = document.querySelector('#factor');
const curve = document.querySelector('#curve');

function update() {
  const contrast = slider?.valueAsNumber ?? 0;
  filtered.contrast(contrast);
  if (output) output.textContent = `× ${factorOf(contrast).toFixed(2)}`;
  curve?.setAttribute('points', curveOf(contrast));
}
update();
slider?.addEventListener('input', update);
