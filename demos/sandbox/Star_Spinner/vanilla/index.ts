import Konva from 'konva';
import { fit, knobConfig, lightConfig, nightConfig, starConfig } from '../shared/scene';
import {
  advance,
  atRest,
  describe,
  drag,
  grab,
  isMoving,
  PUSH,
  push,
  release,
  stop,
  type Spinner,
} from '../shared/spinner';
import '../shared/style.css';
import { startClock } from '../../../common/konva/clock';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The night is drawn once for each size, the star in every frame.
const ground = new Konva.Layer({ listening: false });
const night = new Konva.Shape<Konva.ShapeConfig>({});
ground.add(night);
const layer = new Konva.Layer();
const scene = new Konva.Group();
const light = new Konva.Shape(lightConfig(0));
const star = new Konva.Shape(starConfig(0));
scene.add(light, star, new Konva.Circle(knobConfig));
layer.add(scene);
stage.add(ground, layer);

const glides = wantsMotion();
let spinner = atRest;
let isOver = false;
let stopClock: (() => void) | undefined;

function showCursor() {
  container.style.cursor = spinner.grip ? 'grabbing' : isOver ? 'grab' : 'default';
}

function apply(next: Spinner) {
  spinner = next;
  light.rotation(spinner.rotation);
  star.rotation(spinner.rotation);
  showCursor();
  // Set in every frame, the same words would be spoken again and again.
  const says = element('#says');
  if (says.textContent !== describe(spinner)) says.textContent = describe(spinner);

  // Time passes only while the star moves by itself.
  if (isMoving(spinner)) {
    stopClock ??= startClock((milliseconds) => apply(advance(spinner, milliseconds)));
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

star.on('pointerdown', ({ evt, pointerId }) => {
  const point = scene.getRelativePointerPosition();
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The hand may leave the star and the stage.
  stage.setPointerCapture(pointerId);
  apply(grab(spinner, point, evt.timeStamp));
});
stage.on('pointermove', ({ evt }) => {
  const point = scene.getRelativePointerPosition();
  if (point && evt.isPrimary) apply(drag(spinner, point, evt.timeStamp));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (!evt.isPrimary || !spinner.grip) return;
  apply(release(spinner, evt.timeStamp, glides));
});
star.on('pointerenter', () => {
  isOver = true;
  showCursor();
});
star.on('pointerleave', () => {
  isOver = false;
  showCursor();
});

element('#left').addEventListener('click', () => apply(push(spinner, -PUSH, glides)));
element('#right').addEventListener('click', () => apply(push(spinner, PUSH, glides)));
element('#stop').addEventListener('click', () => apply(stop(spinner)));
stage.on('destroy', () => stopClock?.());

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  night.setAttrs(nightConfig(stage.size()));
  scene.setAttrs(fit(stage.size()));
}).observe(container);

apply(spinner);
