import Konva from 'konva';
import { startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { cordConfig, fit, lightConfig, NIGHT, paperConfig, sizeFor } from '../shared/scene';
import * as model from '../shared/spinner';
import paperUrl from './paper-star.webp';
import lightUrl from './star-light.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.style.background = NIGHT;
const [light, paper] = [new Image(), new Image()];
light.src = lightUrl;
paper.src = paperUrl;

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const scene = new Konva.Group();
const star = new Konva.Group({ name: 'star' });
stage.add(layer.add(scene));
scene.add(new Konva.Line(cordConfig), star);
const grip = new Konva.Image({ ...paperConfig, image: paper });
star.add(new Konva.Image({ ...lightConfig, image: light }), grip);

const glides = wantsMotion();
let spinner = model.atRest;
let stopClock: (() => void) | undefined;

function apply(next: model.Spinner) {
  spinner = next;
  star.rotation(spinner.rotation);
  // If the text were set in every frame, a screen reader would repeat it.
  const says = element('#says');
  if (says.textContent !== model.describe(spinner)) says.textContent = model.describe(spinner);

  // The clock runs only while the star moves by itself.
  if (spinner.speed !== 0) {
    stopClock ??= startClock((milliseconds) => apply(model.advance(spinner, milliseconds)));
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

grip.on('pointerdown', ({ evt, pointerId }) => {
  const point = scene.getRelativePointerPosition();
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The pointer may leave the star and the stage.
  stage.setPointerCapture(pointerId);
  apply(model.grab(spinner, point, evt.timeStamp));
});
stage.on('pointermove', ({ evt }) => {
  const point = scene.getRelativePointerPosition();
  if (point && evt.isPrimary) apply(model.drag(spinner, point, evt.timeStamp));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (evt.isPrimary) apply(model.release(spinner, evt.timeStamp, glides));
});

const push = (by: number) => apply(model.push(spinner, by, glides));
element('#left').addEventListener('click', () => push(-model.PUSH));
element('#right').addEventListener('click', () => push(model.PUSH));
element('#stop').addEventListener('click', () => apply(model.stop(spinner)));
stage.on('destroy', () => stopClock?.());

function resize() {
  const { clientWidth: width } = container;
  stage.size(sizeFor(width));
  scene.setAttrs(fit(width));
}
resize();
new ResizeObserver(resize).observe(container);
apply(spinner);
