import Konva from 'konva';
import canalUrl from './canal.webp';
import {
  CORNERS,
  describe,
  dragCorner,
  firstCut,
  FORMATS,
  formatNamed,
  moveTo,
  pressKey,
  refusalOf,
  setField,
  setFormat,
  type Cut,
} from '../shared/crop';
import { exportCrop } from '../shared/export-crop';
import { readPicture, savePng } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { border, card, CARD, corners, fit, opening, tag, thirds, veil } from '../shared/look';
import { FIELDS, OPENING_CUT } from '../shared/opening-cut';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const formatSelect = element<HTMLSelectElement>('#format');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const fileInput = element<HTMLInputElement>('#file');

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const dark = new Konva.Image({ name: 'picture', image: undefined, listening: false });
const shade = new Konva.Rect();
const kept = new Konva.Group();
const bright = new Konva.Image({ image: undefined });
const frame = new Konva.Rect();
const lines = thirds(OPENING_CUT.crop, 1).map((config) => new Konva.Line(config));
const brackets = CORNERS.map((corner) => ({ corner, node: new Konva.Line() }));
const label = new Konva.Label();
const labelTag = new Konva.Tag();
const words = new Konva.Text();
stage.add(layer);
kept.add(bright);
label.add(labelTag, words);
layer.add(dark, shade, kept, frame, ...lines, ...brackets.map(({ node }) => node), label);

const printStage = new Konva.Stage({ container: element<HTMLDivElement>('#print'), ...CARD });
const printLayer = new Konva.Layer({ listening: false });
const print = new Konva.Group();
const paper = new Konva.Rect();
const photo = new Konva.Image({ image: undefined });
const mark = new Konva.Ring({ innerRadius: 1, outerRadius: 1 });
const waves = new Konva.Line();
printStage.add(printLayer);
printLayer.add(print);
print.add(paper, photo, mark, waves);

let image: HTMLImageElement | null = null;
let history = newHistory<Cut>(OPENING_CUT);

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => ({
  width: naturalWidth,
  height: naturalHeight,
});

function say(text: string) {
  element('#status').textContent = text;
}

/** Shows the current cut everywhere. */
function show() {
  if (!image) return;
  const cut = currentStep(history);
  const { crop } = cut;
  const picture = sizeOf(image);
  const place = fit(picture, stage.size());
  const scale = place.scaleX;
  layer.setAttrs(place);
  for (const node of [dark, bright]) node.setAttrs({ image, ...picture });
  shade.setAttrs(veil(picture));
  kept.setAttrs(opening(crop));
  frame.setAttrs(border(crop, scale));
  thirds(crop, scale).forEach((config, i) => lines[i]?.setAttrs(config));
  corners(crop, scale).forEach((config, i) => brackets[i]?.node.setAttrs(config));
  const size = tag(crop, scale);
  label.setAttrs(size.label);
  labelTag.setAttrs(size.tag);
  words.setAttrs(size.text);

  const parts = card(crop);
  print.setAttrs(parts.group);
  paper.setAttrs(parts.paper);
  photo.setAttrs({ image, ...parts.photo });
  mark.setAttrs(parts.mark);
  waves.setAttrs(parts.waves);

  for (const { key } of FIELDS) element<HTMLInputElement>(`#${key}`).value = String(crop[key]);
  formatSelect.value = cut.format;
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  say(describe(cut, picture));
}

/** Changes of one topic, such as a drag, are undone together. */
function change(next: Cut, topic?: string) {
  if (next !== currentStep(history)) history = addStep(history, next, topic);
  show();
}

function step(command: 'undo' | 'redo') {
  history = command === 'undo' ? undo(history) : redo(history);
  show();
}

async function openPicture(address: string, cut?: Cut) {
  const next = new Image();
  next.src = address;
  await next.decode();
  image = next;
  history = newHistory(cut ?? firstCut(sizeOf(next)));
  show();
}

/** Runs an action that may fail because of a file, and reports why. */
async function attempt(action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

frame.on('dragmove', () => {
  if (image) change(moveTo(currentStep(history), frame.position(), sizeOf(image)), 'drag');
});
for (const { corner, node } of brackets) {
  node.on('dragmove', () => {
    if (!image) return;
    change(dragCorner(currentStep(history), corner, node.position(), sizeOf(image)), 'drag');
  });
}
layer.on('dragend', () => (history = endTopic(history)));
frame.on('mouseenter', () => (container.style.cursor = 'move'));
for (const { node } of brackets) {
  node.on('mouseenter', () => (container.style.cursor = String(node.getAttr('cursor'))));
  node.on('mouseleave', () => (container.style.cursor = ''));
}
frame.on('mouseleave', () => (container.style.cursor = ''));

container.addEventListener('keydown', (event) => {
  const next = image && pressKey(currentStep(history), event, sizeOf(image));
  if (!next) return;
  event.preventDefault();
  change(next, 'keys');
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});

formatSelect.append(...FORMATS.map(({ name }) => new Option(name)));
formatSelect.addEventListener('change', () => {
  const format = formatNamed(formatSelect.value);
  if (image && format) change(setFormat(currentStep(history), format.name, sizeOf(image)));
});
for (const { key } of FIELDS) {
  const input = element<HTMLInputElement>(`#${key}`);
  // Apply a number only when it is complete: a half-typed "480" would set a crop of 48 pixels.
  input.addEventListener('change', () => {
    const cut = currentStep(history);
    const value = input.valueAsNumber;
    // After a reset, the browser reports the field again when it loses the focus.
    if (!image || value === cut.crop[key]) return;
    change(setField(cut, key, value, sizeOf(image)));
    if (refusalOf(value)) say(refusalOf(value));
  });
}
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));
element('#open').addEventListener('click', () => fileInput.click());
fileInput.addEventListener('change', () => {
  const file = fileInput.files?.[0];
  if (!file) return;
  void attempt(async () => openPicture((await readPicture(file, Infinity)).source)).then(
    () => (fileInput.value = ''),
  );
});
element('#save').addEventListener('click', () => {
  void attempt(async () => {
    if (image) await savePng(exportCrop(image, currentStep(history).crop), 'crop.png');
  });
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show();
}).observe(container);
void attempt(() => openPicture(canalUrl, OPENING_CUT));
