import Konva from 'konva';
import { doodles, MARKERS } from '../shared/doodles';
import { savePng } from '../../../common/konva/files';
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
  frameParts,
  LABEL,
  markConfig,
  paintLinen,
  placePicture,
  shownPart,
  tipParts,
  TOOLS,
} from '../shared/look';
import {
  clearInk,
  leftOf,
  lift,
  move,
  press,
  underTool,
  type Draft,
  type Mark,
  type Settings,
} from '../shared/marks';
import { pointsOf } from '../../../common/konva/points-of';
import { paintPortrait } from '../shared/portrait';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const status = element('#says');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const clearButton = element<HTMLButtonElement>('#clear');
const stage = new Konva.Stage({ container });
container.ariaLabel = LABEL;

// No shape is looked up under the pointer, so no layer needs a hit graph.
const linen = new Konva.Layer({ listening: false });
// An eraser clears pixels of its own layer only: erasers of the image are on the image's layer, erasers of ink on the ink's layer.
const picture = new Konva.Layer({ listening: false });
const ink = new Konva.Layer({ listening: false });
const overlay = new Konva.Layer({ listening: false });
stage.add(linen, picture, ink, overlay);

const ground = new Konva.Shape({ name: 'linen', sceneFunc: paintLinen });
linen.add(ground);
picture.add(new Konva.Shape({ name: 'portrait', sceneFunc: paintPortrait }));
const frame = new Konva.Group();
const tools = new Konva.Group();
overlay.add(frame, tools);
const dark = new Konva.Circle();
const light = new Konva.Circle();
tools.add(dark, light);

let settings: Settings = { tool: 'ink', color: '#ff3d8b', width: 24 };
let history = newHistory(doodles());
let draft: Draft | null = null;
let tip = { x: 0, y: 210, visible: false };

/** Draws the marks, and keeps the lines that are there: the first line shows the first mark. */
function showMarks() {
  const marks = draft?.marks ?? currentStep(history);
  showLines(ink, marks, 0);
  showLines(
    picture,
    marks.filter(({ kind }) => kind === 'all'),
    1,
  );
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  clearButton.disabled = clearInk(marks).length === marks.length;
}

function showLines(layer: Konva.Layer, marks: Mark[], first: number) {
  const lines = layer.getChildren().slice(first);
  marks.forEach((mark, i) => {
    const line = lines[i];
    if (line) line.setAttrs(markConfig(mark));
    else layer.add(new Konva.Line(markConfig(mark)));
  });
  for (const line of lines.slice(marks.length)) line.destroy();
}

function showTip(next: Partial<typeof tip>) {
  tip = { ...tip, ...next };
  const parts = tipParts(tip, settings);
  dark.setAttrs(parts.dark);
  light.setAttrs(parts.light);
}

function choose(next: Partial<Settings>) {
  settings = { ...settings, ...next };
  for (const button of document.querySelectorAll<HTMLButtonElement>('#tools button')) {
    button.ariaPressed = String(button.value === settings.tool);
  }
  showTip({});
}

function setDraft(next: Draft | null) {
  draft = next;
  showMarks();
}

/** Ends the use of the tool. Adds a step if the marks have changed. */
function finish() {
  if (!draft) return;
  const before = currentStep(history);
  const { marks, says } = lift(before, draft);
  if (marks !== before) history = addStep(history, marks);
  status.textContent = says;
  setDraft(null);
}

function giveUp() {
  if (draft) status.textContent = 'Given up.';
  setDraft(null);
}

function step(command: 'undo' | 'redo' | 'clear') {
  draft = null;
  const marks = currentStep(history);
  if (command === 'clear') history = addStep(history, clearInk(marks));
  else history = command === 'undo' ? undo(history) : redo(history);
  status.textContent = leftOf(currentStep(history));
  showMarks();
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = ink.getRelativePointerPosition();
  // One finger or the main button; a second finger does nothing.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The mark can continue and end outside the stage.
  stage.setPointerCapture(pointerId);
  showTip(point);
  setDraft(press(currentStep(history), settings, point));
});

stage.on('pointermove', ({ evt }) => {
  if (!evt.isPrimary) return;
  const way = pointsOf(ink, evt);
  showTip({ ...way.at(-1), visible: evt.pointerType !== 'touch' });
  if (draft) setDraft(move(draft, way));
});

stage.on('pointerup', ({ evt }) => {
  // Lifting a second finger does not end the mark of the first.
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
  const reach = shownPart(stage.size());
  const command = tipCommand(event, { tip, isDown: draft !== null, reach });
  if (!command) return;
  event.preventDefault();
  if (command.do === 'press') setDraft(press(currentStep(history), settings, tip));
  else if (command.do === 'lift') finish();
  else if (command.do === 'cancel') giveUp();
  else {
    showTip({ ...command.to, visible: true });
    if (draft) setDraft(move(draft, [command.to]));
    else status.textContent = underTool(currentStep(history), tip, settings.width);
  }
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});

for (const { tool, label } of TOOLS) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = tool;
  button.textContent = label;
  button.addEventListener('click', () => choose({ tool }));
  element('#tools').append(button);
}
for (const { name, value } of MARKERS) {
  const marker = document.createElement('input');
  marker.type = 'radio';
  marker.name = 'marker';
  marker.ariaLabel = name;
  marker.checked = value === settings.color;
  marker.style.color = value;
  marker.addEventListener('change', () => choose({ color: value, tool: 'pen' }));
  element('#markers').append(marker);
}
const size = element<HTMLInputElement>('#size');
size.addEventListener('input', () => choose({ width: size.valueAsNumber }));
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));
clearButton.addEventListener('click', () => step('clear'));
element('#save').addEventListener('click', () => {
  void savePng(stage.toCanvas({ pixelRatio: 2 }), 'portrait.png');
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  ground.size(stage.size());
  for (const node of [picture, ink, tools]) node.setAttrs(placePicture(stage.size()));
  frame.destroyChildren();
  frame.add(...frameParts(stage.size()).map((part) => new Konva.Rect(part)));
}
fit();
new ResizeObserver(fit).observe(container);
choose({});
showMarks();
status.textContent = `Lady Marmalade, oil on linen. ${leftOf(currentStep(history))}`;
