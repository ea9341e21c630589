import Konva from 'konva';
import { throwConfetti } from '../shared/confetti';
import { bordersOf, FIRST_ENTRIES, readEntries, writeEntries } from '../shared/entries';
import {
  fit,
  hub,
  labelsOf,
  pegsOf,
  place,
  pointer,
  pointerAxis,
  pointerPin,
  rim,
  shadow,
  wedgesOf,
} from '../shared/parts';
import {
  advance,
  cancel,
  finish,
  grab,
  isAtRest,
  newWheel,
  release,
  reportOf,
  spin,
  turn,
  wonPrize,
  type Grip,
} from '../shared/physics';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const report = element('#report');
const text = element<HTMLTextAreaElement>('#entries');
const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The shadow never rotates, so it is on a layer that is drawn once.
const ground = new Konva.Layer({ listening: false });
ground.add(new Konva.Circle(shadow));

const layer = new Konva.Layer();
const wheelNode = new Konva.Group({ name: 'wheel' });
const pointerNode = new Konva.Group({ name: 'pointer', ...pointerAxis, listening: false });
pointerNode.add(new Konva.Line(pointer), new Konva.Circle(pointerPin));
layer.add(wheelNode, pointerNode);
const air = new Konva.Layer({ listening: false });
stage.add(ground, layer, air);

let entries = FIRST_ENTRIES;
let wheel = newWheel(bordersOf(entries));
let grip: Grip | null = null;
let hovered = false;
let sweep = () => {};

const animation = new Konva.Animation(({ timeDiff }) => {
  advance(wheel, timeDiff / 1000);
  place(wheelNode, pointerNode, wheel);
  if (isAtRest(wheel)) rest();
}, layer);

function rest() {
  animation.stop();
  const prize = wonPrize(wheel);
  highlight(prize);
  report.textContent = reportOf(prize, entries);
  text.readOnly = false;
  if (prize !== null) sweep = throwConfetti(air);
}

function highlight(prize: number | null) {
  const wedges = wheelNode.find<Konva.Wedge>('.wedge');
  wedgesOf(entries, prize).forEach((config, i) => wedges[i]?.setAttrs(config));
}

function start() {
  sweep();
  highlight(null);
  report.textContent = 'Round it goes …';
  text.readOnly = true;
  animation.start();
}

/** Reads the entries while the user types. If they are invalid, the wheel keeps the last valid ones. */
function read() {
  const result = readEntries(text.value);
  if ('problem' in result) {
    report.textContent = result.problem;
    return;
  }
  entries = result.entries;
  wheel = newWheel(bordersOf(entries));
  wheelNode.destroyChildren();
  wheelNode.add(
    ...wedgesOf(entries, null).map((config) => new Konva.Wedge(config)),
    ...labelsOf(entries).map((config) => new Konva.Text(config)),
    new Konva.Ring(rim),
    ...pegsOf(entries).map((config) => new Konva.Circle(config)),
    new Konva.Circle(hub),
  );
  place(wheelNode, pointerNode, wheel);
  report.textContent = 'Flick the wheel, or press Spin.';
}

text.value = writeEntries(entries);
text.addEventListener('input', read);
read();

element('#spin').addEventListener('click', () => {
  spin(wheel);
  start();
  if (!wantsMotion()) finish(wheel);
});

function updateCursor() {
  container.style.cursor = grip ? 'grabbing' : hovered ? 'grab' : 'default';
}

wheelNode.on('pointerdown', ({ evt, pointerId }) => {
  const point = stage.getRelativePointerPosition();
  // A second finger can neither grab nor release the wheel.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  grip = grab(wheel, point, evt.timeStamp);
  updateCursor();
  start();
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getRelativePointerPosition();
  if (grip && point && evt.isPrimary) grip = turn(wheel, grip, point, evt.timeStamp);
});

stage.on('pointerup pointercancel', ({ evt, type }) => {
  if (!grip || !evt.isPrimary) return;
  if (type === 'pointercancel') cancel(wheel, grip);
  else release(wheel, grip, evt.timeStamp);
  grip = null;
  updateCursor();
});

wheelNode.on('pointerenter pointerleave', ({ type }) => {
  hovered = type === 'pointerenter';
  updateCursor();
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  stage.setAttrs(fit(stage.size()));
}).observe(container);
