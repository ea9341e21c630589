import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createPinch, placeOf } from '../shared/pinch';
import * as model from '../shared/lanterns';
import * as view from '../shared/look';
import lanternsUrl from './lanterns.webp';
import riverUrl from './river-night.webp';
import { element } from '../../../common/vanilla/elements';

let festival = model.START;
const pinch = createPinch();

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
Object.assign(container.style, view.riverStyle(riverUrl));
const image = new Image();
image.src = lanternsUrl;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

const reflection = new Konva.Image({ image, name: 'reflection' });
const nodes = model.KINDS.map((kind) => ({
  kind,
  thread: new Konva.Line(),
  lantern: new Konva.Image({ image }),
}));
layer.add(reflection, ...nodes.map(({ thread }) => thread), ...nodes.map(({ lantern }) => lantern));

for (const { lantern } of nodes) {
  lantern.on('dragmove', () => show(model.change(festival, placeOf(lantern), 'drag')));
  lantern.on('dragend', () => show(model.settle(festival)));
}

stage.on('touchstart mousedown', (event) => {
  show(model.light(festival, pinch.press(event, festival.lit)));
});
stage.on('touchmove mousemove', (event) => {
  const patch = pinch.move(event);
  if (patch) show(model.change(festival, patch, 'pinch'));
});
stage.on('touchend mouseup touchcancel', (event) => {
  pinch.release(event);
  show(model.settle(festival));
});
// A pinch on a trackpad sends the same event.
stage.on('wheel', ({ evt, target }) => {
  if (!claimWheel(evt)) return;
  const kind = model.KINDS.find((one) => one === target.id()) ?? festival.lit;
  show(model.grow(model.light(festival, kind), Math.exp(-evt.deltaY * 0.002)));
});

/** Shows the next state on the canvas and in the controls. */
function show(next: model.Festival) {
  festival = next;
  for (const { kind, thread, lantern } of nodes) {
    const data = festival.lanterns.find((one) => one.kind === kind);
    if (!data) continue;
    thread.setAttrs(view.threadConfig(data, kind === festival.lit));
    lantern.setAttrs({ ...view.lanternConfig(data, kind === festival.lit), image });
    element<HTMLInputElement>(`[value="${kind}"]`).checked = kind === festival.lit;
  }
  reflection.setAttrs({ ...view.reflectionConfig(model.litOf(festival)), image });
  element('[role="status"]').textContent = model.describe(festival);
}

element('#kinds').addEventListener('change', ({ target }) => {
  const kind = model.KINDS.find(
    (one) => target instanceof HTMLInputElement && one === target.value,
  );
  if (kind) show(model.light(festival, kind));
});
for (const { label, act } of model.BUTTONS) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => show(act(festival)));
  element('[role="status"]').before(button);
}
container.addEventListener('keydown', (event) => {
  const next = model.afterKey(festival, event);
  if (!next) return;
  event.preventDefault();
  show(next);
});

const resize = () => stage.setAttrs(view.fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(festival);
