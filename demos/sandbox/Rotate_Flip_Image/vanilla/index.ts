import Konva from 'konva';
import { exportPicture } from '../shared/export-picture';
import { readPicture, savePng } from '../../../common/konva/files';
import {
  addStep,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { copyParts, LABEL, layOut, pictureConfig, tableConfig } from '../shared/look';
import {
  describe,
  flip,
  isSame,
  ORIENTATIONS,
  turn,
  UNCHANGED,
  type Orientation,
} from '../shared/orientation';
import scooterUrl from './scooter.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const undoButton = element<HTMLButtonElement>('#undo');
const resetButton = element<HTMLButtonElement>('#reset');
const fileInput = element<HTMLInputElement>('#file');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const table = new Konva.Shape();
const picture = new Konva.Image({ image: undefined });
stage.add(layer);
layer.add(table, picture);
const copies = ORIENTATIONS.map((orientation) => {
  const group = new Konva.Group();
  const card = new Konva.Rect();
  const image = new Konva.Image({ image: undefined });
  group.add(card, image);
  group.on('pointerclick', () => change(orientation));
  group.on('mouseenter mouseleave', ({ type }) => {
    container.style.cursor = type === 'mouseenter' ? 'pointer' : '';
  });
  layer.add(group);
  return { group, card, image };
});

let image: HTMLImageElement | undefined;
let history = newHistory(UNCHANGED);

/** Draws the picture and everything around it, and says how it lies or what went wrong. */
function show(problem = '') {
  const orientation = currentStep(history);
  const size = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  const layout = layOut(stage.size(), orientation, size);
  table.setAttrs(tableConfig(layout));
  picture.setAttrs({ ...pictureConfig(layout), image });
  copies.forEach((copy, index) => {
    const parts = copyParts(index, layout);
    copy.group.setAttrs(parts.group);
    copy.card.setAttrs(parts.card);
    copy.image.setAttrs({ ...parts.image, image });
  });
  undoButton.disabled = !canUndo(history);
  resetButton.disabled = isSame(orientation, UNCHANGED);
  element('#says').textContent = problem || describe(orientation, size);
}

function change(next: Orientation) {
  if (!isSame(next, currentStep(history))) history = addStep(history, next);
  show();
}

/** Shows the picture at this address, as it is. */
async function open(address: string) {
  const opened = new Image();
  opened.src = address;
  await opened.decode();
  image = opened;
  history = newHistory(UNCHANGED);
  show();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

for (const [button, next] of [
  ['#left', (now) => turn(now, -1)],
  ['#right', (now) => turn(now, 1)],
  ['#horizontal', (now) => flip(now, 'horizontal')],
  ['#vertical', (now) => flip(now, 'vertical')],
  ['#reset', () => UNCHANGED],
] satisfies [string, (now: Orientation) => Orientation][]) {
  element(button).addEventListener('click', () => change(next(currentStep(history))));
}
undoButton.addEventListener('click', () => {
  history = undo(history);
  show();
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  history = command === 'undo' ? undo(history) : redo(history);
  show();
});
element('#open').addEventListener('click', () => fileInput.click());
fileInput.addEventListener('change', () => {
  const [file] = fileInput.files ?? [];
  fileInput.value = '';
  if (!file) return;
  readPicture(file, Infinity)
    .then(({ source }) => open(source))
    .catch((error: unknown) => show(messageOf(error)));
});
element('#save').addEventListener('click', () => {
  if (!image) return;
  savePng(exportPicture(image, currentStep(history)), 'turned.png').catch((error: unknown) =>
    show(messageOf(error)),
  );
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show();
}
fit();
new ResizeObserver(fit).observe(container);
void open(scooterUrl);
