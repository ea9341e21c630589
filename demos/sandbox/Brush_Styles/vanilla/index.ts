import Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  BRUSHES,
  LABEL,
  PAGE,
  pageClip,
  paintDesk,
  PAINTS,
  paintRings,
  paper,
  placePage,
  PRINT,
  strokeConfig,
  tipParts,
} from '../shared/look';
import { openingSketch } from '../shared/opening-sketch';
import { printPicture } from '../../../common/konva/print-picture';
import { samplesOf } from '../shared/samples-of';
import { readSketch, writeSketch } from '../shared/sketch-file';
import {
  countOf,
  lift,
  move,
  press,
  type Draft,
  type Sample,
  type Settings,
  type Stroke,
} from '../shared/strokes';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const status = element('#says');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const clearButton = element<HTMLButtonElement>('#clear');
const fileInput = element<HTMLInputElement>('#file');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const desk = new Konva.Layer({ listening: false });
const page = new Konva.Layer({ ...pageClip, listening: false });
// The growing stroke has its own layer, so a move redraws only this stroke.
const wet = new Konva.Layer({ ...pageClip, listening: false });
const overlay = new Konva.Layer({ listening: false });
stage.add(desk, page, wet, overlay);
desk.add(new Konva.Shape({ name: 'desk', sceneFunc: paintDesk }));
const outer = new Konva.Circle();
const inner = new Konva.Circle();
page.add(new Konva.Rect(paper));
overlay.add(new Konva.Shape({ name: 'rings', sceneFunc: paintRings }), outer, inner);

let settings: Settings = { brush: 'brush', color: '#25324b', size: 26, smoothing: 0.4 };
let history = newHistory(openingSketch());
let draft: Draft | null = null;
let tip = { x: 240, y: 210, visible: false };

function showPage() {
  const strokes = currentStep(history);
  page.find('.stroke').forEach((node) => node.destroy());
  page.add(...strokes.map((stroke) => new Konva.Shape(strokeConfig(stroke))));
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  clearButton.disabled = strokes.length === 0;
  status.textContent = countOf(strokes);
}

function setDraft(next: Draft | null) {
  draft = next;
  wet.destroyChildren();
  if (draft) wet.add(new Konva.Shape({ ...strokeConfig(draft.stroke), name: 'wet' }));
}

function showTip(changed: Partial<typeof tip>) {
  tip = { ...tip, ...changed };
  const parts = tipParts(tip, settings);
  outer.setAttrs(parts.outer);
  inner.setAttrs(parts.inner);
}

function choose(changed: Partial<Settings>) {
  settings = { ...settings, ...changed };
  for (const button of document.querySelectorAll<HTMLButtonElement>('#brushes button')) {
    button.ariaPressed = String(button.value === settings.brush);
  }
  showTip({});
}

function setStrokes(strokes: Stroke[]) {
  history = addStep(history, strokes);
  showPage();
}

function start(sample: Sample) {
  const strokes = currentStep(history);
  setDraft(press(settings, sample, strokes.length + 1));
}

function finish() {
  if (!draft) return;
  const stroke = lift(draft);
  setDraft(null);
  setStrokes([...currentStep(history), stroke]);
}

function giveUp() {
  if (draft) status.textContent = 'Given up.';
  setDraft(null);
}

function step(command: 'undo' | 'redo') {
  setDraft(null);
  history = command === 'undo' ? undo(history) : redo(history);
  showPage();
}

async function open() {
  const [file] = fileInput.files ?? [];
  if (!file) return;
  try {
    setStrokes(readSketch(await file.text()));
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
  // Empty the field, so that the same file can be chosen again.
  fileInput.value = '';
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const [sample] = samplesOf(page, evt);
  // One finger or the main button paints; a second finger does not.
  if (!sample || !evt.isPrimary || evt.button !== 0) return;
  // The stroke can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  start(sample);
});
stage.on('pointermove', ({ evt }) => {
  if (!evt.isPrimary) return;
  const samples = samplesOf(page, evt);
  const last = samples.at(-1);
  if (last) showTip({ x: last.x, y: last.y, visible: evt.pointerType !== 'touch' });
  if (draft) setDraft(move(draft, samples));
});
stage.on('pointerup', ({ evt }) => {
  // Lifting a second finger does not end the stroke of the first.
  if (evt.isPrimary) finish();
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary) giveUp();
});
stage.on('pointerleave', () => showTip({ visible: false }));

container.addEventListener('focus', () =>
  showTip({ visible: container.matches(':focus-visible') }),
);
container.addEventListener('blur', () => {
  finish();
  showTip({ visible: false });
});
container.addEventListener('keydown', (event) => {
  const command = tipCommand(event, { tip, isDown: draft !== null, reach: PAGE });
  if (!command) return;
  event.preventDefault();
  if (command.do === 'press') start({ x: tip.x, y: tip.y, pressure: null });
  else if (command.do === 'lift') finish();
  else if (command.do === 'cancel') giveUp();
  else {
    showTip({ ...command.to, visible: true });
    if (draft) setDraft(move(draft, [{ ...command.to, pressure: null }]));
  }
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});

for (const { brush, label } of BRUSHES) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = brush;
  button.textContent = label;
  button.addEventListener('click', () => choose({ brush }));
  element('#brushes').append(button);
}
for (const { name, value } of PAINTS) {
  const paint = document.createElement('input');
  paint.type = 'radio';
  paint.name = 'paint';
  paint.ariaLabel = name;
  paint.checked = value === settings.color;
  paint.style.color = value;
  paint.addEventListener('change', () => choose({ color: value }));
  element('#paints').append(paint);
}
const size = element<HTMLInputElement>('#size');
size.addEventListener('input', () => choose({ size: size.valueAsNumber }));
const smoothing = element<HTMLInputElement>('#smoothing');
smoothing.addEventListener('input', () => choose({ smoothing: smoothing.valueAsNumber }));
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));
clearButton.addEventListener('click', () => setStrokes([]));
element('#open').addEventListener('click', () => fileInput.click());
fileInput.addEventListener('change', () => void open());
element('#save').addEventListener('click', () => {
  download(
    new Blob([writeSketch(currentStep(history))], { type: 'application/json' }),
    'sketch.json',
  );
});
element('#png').addEventListener(
  'click',
  () => void savePng(printPicture(page, PAGE.right, PRINT), 'sketch.png'),
);

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const layer of [desk, page, wet, overlay]) layer.setAttrs(placePage(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);
choose({});
showPage();
