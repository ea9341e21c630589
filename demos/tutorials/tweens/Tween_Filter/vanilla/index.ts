import Konva from 'konva';
import harborUrl from './harbor.webp';
import { wantsMotion } from '../../../../common/konva/wants-motion';
import { BLUR, goalFor, picture } from '../shared/focus';
import { FrameMeter } from '../shared/frame-meter';

const stage = new Konva.Stage({ container: 'container', height: 230 });
const layer = new Konva.Layer();
stage.add(layer);

const meter = new FrameMeter();
const sharp = new Konva.Image({ ...picture, image: undefined });
const blurred = new Konva.Image({
  ...picture,
  name: 'blurred',
  image: undefined,
  filters: [Konva.Filters.Blur, meter.countRun],
  blurRadius: BLUR,
});
layer.add(sharp, blurred);

const image = new Image();
image.onload = () => {
  sharp.image(image);
  blurred.image(image).cache();
};
image.src = harborUrl;

const button = document.querySelector('#sharp');
const checkbox = document.querySelector<HTMLInputElement>('#fade');
let isSharp = false;
let isFade = false;
let tween: Konva.Tween | undefined;

function show(next: boolean) {
  if (next === isSharp) return;
  isSharp = next;
  button?.setAttribute('aria-pressed', String(next));
  meter.restart();
  // The newest tween takes over the attribute at its current value.
  tween = blurred.to({ duration: wantsMotion() ? 0.3 : 0, ...goalFor(next, isFade) });
}

blurred.on('mouseenter', () => show(true));
blurred.on('mouseleave', () => show(false));
blurred.on('tap', () => show(!isSharp));
button?.addEventListener('click', () => show(!isSharp));
checkbox?.addEventListener('change', () => {
  // Each way begins with the blurred image.
  show(false);
  tween?.finish();
  isFade = checkbox.checked;
});

const list = document.querySelector('#figures');
function writeFigures() {
  const rows = meter.figures().map(([term, value]) => {
    const row = document.createElement('div');
    row.innerHTML = `<dt>${term}</dt><dd>${value}</dd>`;
    return row;
  });
  list?.replaceChildren(...rows);
}
writeFigures();
meter.watch(layer, writeFigures);

// The image is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
