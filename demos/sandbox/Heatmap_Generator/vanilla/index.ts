import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { pointsOf } from '../../../common/konva/points-of';
import {
  admit,
  clear,
  lift,
  move,
  newHeat,
  open,
  press,
  RADIUS,
  redoNext,
  setBrush,
  showTip,
  spotsOf,
  STRENGTH,
  undoLast,
  type Heat,
} from '../shared/heat';
import { readHeat } from '../shared/heat-file';
import { createHeatPicture } from '../shared/heat-picture';
import {
  fit,
  heatConfig,
  heatKey,
  HELP,
  LABEL,
  planConfig,
  savePlan,
  saveSpots,
  showHeat,
  tipParts,
} from '../shared/look';
import { legendOf, RAMP_NAMES, rampNamed } from '../shared/ramps';
import '../shared/style.css';
import planUrl from './museum-plan.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
element('#keys').textContent = HELP;

let heat = newHeat();
let ramp = rampNamed('Embers');
const picture = createHeatPicture();

const plan = new Image();
plan.src = planUrl;
const stage = new Konva.Stage({ container });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const layer = new Konva.Layer({ listening: false });
const hand = new Konva.Layer({ listening: false });
stage.add(layer, hand);
layer.add(new Konva.Image({ ...planConfig, image: plan }), new Konva.Image(heatConfig(picture)));
const shade = new Konva.Circle();
const ring = new Konva.Circle();
const dot = new Konva.Circle();
hand.add(shade, ring, dot);

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = layer.getRelativePointerPosition();
  // One finger or the main button paints; a second finger does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // A stroke can leave the plan and come back.
  stage.setPointerCapture(pointerId);
  show(press(heat, point));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary) show(move(heat, pointsOf(layer, evt), evt.pointerType !== 'touch'));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (evt.isPrimary) show(lift(heat));
});
stage.on('pointerleave', () => show(showTip(heat, false)));

container.addEventListener('focus', () => show(showTip(heat, container.matches(':focus-visible'))));
container.addEventListener('blur', () => show(showTip(lift(heat), false)));
window.addEventListener('keydown', (event) => {
  const change = heatKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(heat));
});

const sliders = {
  radius: element<HTMLInputElement>('#radius'),
  strength: element<HTMLInputElement>('#strength'),
};
for (const [name, limits] of [
  ['radius', RADIUS],
  ['strength', STRENGTH],
] as const) {
  const slider = sliders[name];
  Object.assign(slider, limits);
  slider.addEventListener('input', () => show(setBrush(heat, { [name]: slider.valueAsNumber })));
}

const colors = element<HTMLSelectElement>('#ramp');
colors.append(...RAMP_NAMES.map((name) => new Option(name)));
colors.addEventListener('change', () => {
  ramp = rampNamed(colors.value);
  show(heat);
});

/** The next state, on the canvas and in the controls. */
function show(next: Heat) {
  heat = next;
  showHeat(picture, layer, heat, ramp);
  const parts = tipParts(heat);
  shade.setAttrs(parts.shade);
  ring.setAttrs(parts.ring);
  dot.setAttrs(parts.dot);
  const { radius, strength } = heat.brush;
  sliders.radius.value = String(radius);
  sliders.strength.value = String(strength);
  const [radiusText, strengthText] = document.querySelectorAll('output');
  if (radiusText) radiusText.textContent = String(radius);
  if (strengthText) strengthText.textContent = `${strength}%`;
  element('.legend').style.background = legendOf(ramp);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(heat.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(heat.history);
  element<HTMLButtonElement>('#clear').disabled = spotsOf(heat).length === 0;
  // Only a change is read out.
  const status = element('[role="status"]');
  if (status.textContent !== heat.says) status.textContent = heat.says;
}

async function openFile() {
  const text = file.files?.[0]?.text();
  // Empty the field, so that the same file can be chosen again.
  file.value = '';
  const read = await text;
  if (read !== undefined) show(open(heat, readHeat(read)));
}

const onClick = (selector: string, change: (heat: Heat) => Heat) =>
  element(selector).addEventListener('click', () => show(change(heat)));
onClick('#admit', admit);
onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#clear', clear);
const file = element<HTMLInputElement>('#file');
file.addEventListener('change', () => void openFile());
element('#open').addEventListener('click', () => file.click());
element('#save').addEventListener('click', () => saveSpots(heat));
element('#export').addEventListener('click', () => void savePlan(stage));

const resize = () => stage.setAttrs(fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(heat);
