import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { canRedo, canUndo } from '../../../common/konva/history';
import { wheelFactor } from '../../../common/konva/zoom';
import { pageKey, pictureKey, STEP } from '../shared/commands';
import { createPinch, keepFromDrag } from '../shared/fingers';
import {
  change,
  describe,
  grow,
  KINDS,
  lanternsOf,
  light,
  litOf,
  newFestival,
  redoNext,
  settle,
  undoLast,
  type Festival,
} from '../shared/lanterns';
import {
  kindOf,
  LABEL,
  lanternConfig,
  placeIn,
  placeScene,
  reflectionConfig,
  riverConfig,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let festival = newFestival();
const pinch = createPinch();

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
// The night is drawn once for each size; what moves is above it.
const night = new Konva.Layer({ listening: false });
night.add(new Konva.Shape(riverConfig));
const layer = new Konva.Layer();
stage.add(night, layer);

const nodes = lanternsOf(festival).map((lantern) => ({
  kind: lantern.kind,
  reflection: new Konva.Shape(reflectionConfig(lantern, false)),
  lantern: new Konva.Shape(lanternConfig(lantern, false)),
}));
layer.add(...nodes.map(({ reflection }) => reflection), ...nodes.map(({ lantern }) => lantern));

for (const { kind, lantern } of nodes) {
  lantern.on('dragstart', keepFromDrag);
  lantern.on('dragmove', () => show(change(festival, kind, placeIn(lantern), 'drag')));
  lantern.on('dragend', () => show(settle(festival)));
}

const place = () => placeScene(stage.size());

stage.on('touchstart pointerdown', (event) => {
  const pressed = event.evt.isPrimary ? kindOf(event.target) : undefined;
  if (pressed) show(light(festival, pressed));
  pinch.press(event, place(), litOf(festival));
});

stage.on('touchmove pointermove', (event) => {
  const lantern = pinch.move(event, place());
  if (lantern) show(change(festival, lantern.kind, lantern, 'pinch'));
});

stage.on('touchend pointerup pointercancel', (event) => {
  if (pinch.release(event, place(), litOf(festival))) show(settle(festival));
});

// Over a lantern, Ctrl with the wheel means that one; elsewhere the lit one. A pinch on a trackpad is the same event.
stage.on('wheel', ({ evt, target }) => {
  if (!claimWheel(evt)) return;
  const kind = kindOf(target) ?? festival.lit;
  show(grow(light(festival, kind), kind, wheelFactor(evt)));
});

stage.on('mouseover', ({ target }) => {
  container.style.cursor = kindOf(target) ? 'grab' : '';
});

/** The next state, on the canvas and in the controls. */
function show(next: Festival) {
  festival = next;
  const lanterns = lanternsOf(festival);
  nodes.forEach(({ kind, lantern, reflection }, i) => {
    const data = lanterns[i];
    if (!data) return;
    lantern.setAttrs(lanternConfig(data, kind === festival.lit));
    reflection.setAttrs(reflectionConfig(data, kind === festival.lit));
  });
  for (const kind of KINDS) {
    element<HTMLInputElement>(`[value="${kind}"]`).checked = kind === festival.lit;
  }
  element<HTMLButtonElement>('#undo').disabled = !canUndo(festival.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(festival.history);
  element('[role="status"]').textContent = describe(festival);
}

const onClick = (selector: string, step: (festival: Festival) => Festival) =>
  element(selector).addEventListener('click', () => show(step(festival)));

onClick('#smaller', (now) => grow(now, now.lit, 1 / STEP));
onClick('#larger', (now) => grow(now, now.lit, STEP));
onClick('#undo', undoLast);
onClick('#redo', redoNext);
element('#kinds').addEventListener('change', () => {
  const { value } = element<HTMLInputElement>('#kinds :checked');
  show(light(festival, KINDS.find((kind) => kind === value) ?? festival.lit));
});

const onKey =
  (read: (event: KeyboardEvent) => ((festival: Festival) => Festival) | undefined) =>
  (event: KeyboardEvent) => {
    const step = read(event);
    if (!step) return;
    event.preventDefault();
    show(step(festival));
  };
container.addEventListener('keydown', onKey(pictureKey));
window.addEventListener('keydown', onKey(pageKey));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  night.setAttrs(place());
  layer.setAttrs(place());
}
resize();
new ResizeObserver(resize).observe(container);
show(festival);
