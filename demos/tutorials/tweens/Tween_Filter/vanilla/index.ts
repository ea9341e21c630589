import Konva from 'konva';
import harborUrl from './harbor.webp';
import { BLUR, duration, goalFor, picture } from '../shared/focus';

const stage = new Konva.Stage({ container: 'container', height: 230 });
const layer = new Konva.Layer();
stage.add(layer);

let runs = 0;
const sharp = new Konva.Image({ ...picture, image: undefined });
const blurred = new Konva.Image({
  ...picture,
  name: 'blurred',
  image: undefined,
  // The second filter counts the runs and leaves the pixels alone.
  filters: [Konva.Filters.Blur, () => (runs += 1)],
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
const output = document.querySelector('#runs');
const checkbox = document.querySelector<HTMLInputElement>('#fade');
let isSharp = false;
let isFade = false;
let tween: Konva.Tween | undefined;

function show(next: boolean) {
  if (next === isSharp) return;
  isSharp = next;
  button?.setAttribute('aria-pressed', String(next));
  runs = 0;
  // The newest tween takes over the attribute at its current value.
  tween = blurred.to({
    duration: duration(),
    ...goalFor(next, isFade),
    onFinish: () => output?.replaceChildren(`Filter runs: ${runs}`),
  });
}

blurred.on('mouseenter', () => show(true));
blurred.on('mouseleave', () => show(false));
blurred.on('tap', () => show(!isSharp));
button?.addEventListener('click', () => show(!isSharp));
checkbox?.addEventListener('change', () => {
  // Both ways begin with the blurred image.
  show(false);
  tween?.finish();
  isFade = checkbox.checked;
});

// The image is centered at x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
