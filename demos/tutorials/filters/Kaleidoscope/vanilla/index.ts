import Konva from 'konva';
import { showBeforeAfter } from '../../../../common/vanilla/before-after';
import { inWords, wedgePath } from '../shared/wedge';
import '../shared/wedge.css';
import gelatoUrl from './gelato.webp';

const image = new Image();
const filtered = new Konva.Image({
  name: 'filtered',
  image,
  width: 480,
  height: 320,
  filters: [Konva.Filters.Kaleidoscope],
});
showBeforeAfter(image, filtered);

// A filter works on the cache, and the cache needs the loaded image.
image.onload = () => filtered.cache();
image.src = gelatoUrl;

const powerSlider = document.querySelector<HTMLInputElement>('#power');
const angleSlider = document.querySelector<HTMLInputElement>('#angle');
const output = document.querySelector('#value');
document.querySelector('.wedge image')?.setAttribute('href', gelatoUrl);

function update() {
  const power = powerSlider?.valueAsNumber ?? 3;
  const angle = angleSlider?.valueAsNumber ?? 180;
  filtered.kaleidoscopePower(power).kaleidoscopeAngle(angle);
  document.querySelector('.wedge path')?.setAttribute('d', wedgePath(power, angle));
  if (output) output.textContent = `${inWords(power)}, from ${angle}°`;
}
update();
powerSlider?.addEventListener('input', update);
angleSlider?.addEventListener('input', update);
