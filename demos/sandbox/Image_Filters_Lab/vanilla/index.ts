import Konva from 'konva';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from './element';
import { FILTER_NAMES, isFilterName, kindOf } from '../shared/filters';
import lakeUrl from './lake.webp';
import {
  addFilter,
  describe,
  FULL,
  isSameLook,
  readLook,
  setValue,
  writeLook,
  type Look,
} from '../shared/look';
import { PRESETS } from '../shared/presets';
import { exportPicture, filtersOf, thumbnail } from '../shared/run';
import { showSteps } from './steps';
import '../shared/style.css';
import { dividerParts, fit, halves, mount, previewRatio, sceneSize, shareAt } from '../shared/view';

const container = element<HTMLDivElement>('#container');
const dividerInput = element<HTMLInputElement>('#divider');
const compareButton = element('#compare');
const filterSelect = element<HTMLSelectElement>('#filter');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const presetButtons = element('#presets');
const pictureFile = element<HTMLInputElement>('#picture-file');
const lookFile = element<HTMLInputElement>('#look-file');

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const paper = new Konva.Rect();
const original = new Konva.Image({ image: undefined });
const filtered = new Konva.Image({ name: 'filtered', image: undefined });
const before = new Konva.Group({ name: 'before', listening: false });
const after = new Konva.Group({ name: 'after', listening: false });
const divider = new Konva.Group({ name: 'divider', draggable: true });
const line = new Konva.Line();
const grip = new Konva.Circle();
const arrows = new Konva.Arrow({ points: [] });
stage.add(layer);
before.add(original);
after.add(filtered);
divider.add(line, grip, arrows);
layer.add(paper, before, after, divider);

let history = newHistory<Look>(PRESETS[1]?.look ?? []);
let image: HTMLImageElement | null = null;
let isComparing = true;
let share = 0.4;

/** Places everything in the stage. The cache has the pixels of the screen, so it is made again. */
function layOut() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  if (!image) return;
  const size = sceneSize(image);
  const { x, y, scale } = fit(size, stage.size());
  layer.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  paper.setAttrs(mount(size, scale));
  original.setAttrs({ image, ...size });
  filtered.setAttrs({ image, ...size });
  filtered.cache({ x: 0, y: 0, ...size, pixelRatio: previewRatio(scale) });
  const parts = dividerParts(size, scale);
  line.setAttrs(parts.line);
  grip.setAttrs(parts.grip);
  arrows.setAttrs(parts.arrows);
  placeDivider();
}

function placeDivider() {
  if (!image) return;
  const size = sceneSize(image);
  const clips = halves(isComparing ? share : 0, size);
  before.setAttrs(clips.before);
  after.setAttrs(clips.after);
  divider.setAttrs({ x: size.width * share, y: 0, visible: isComparing });
  dividerInput.value = String(Math.round(100 * share));
  dividerInput.disabled = !isComparing;
  compareButton.setAttribute('aria-pressed', String(isComparing));
}

function say(text: string) {
  element('#status').textContent = text;
}

/** Filters the image, and describes the filters. */
function showLook() {
  const look = currentStep(history);
  filtered.filters(filtersOf(look));
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  PRESETS.forEach((preset, i) => {
    const isChosen = isSameLook(preset.look, look);
    presetButtons.children[i]?.setAttribute('aria-pressed', String(isChosen));
  });
  say(describe(look));
}

function showAll() {
  showLook();
  showSteps(currentStep(history), {
    edit: (edit) => change(edit(currentStep(history))),
    // A slider is not built again while it is dragged.
    setValue: (id, key, value) => {
      history = addStep(history, setValue(currentStep(history), id, key, value), `${id} ${key}`);
      showLook();
    },
  });
}

function change(look: Look) {
  history = addStep(history, look);
  showAll();
}

function step(command: 'undo' | 'redo') {
  history = command === 'undo' ? undo(history) : redo(history);
  showAll();
}

async function openPicture(address: string) {
  const next = new Image();
  next.src = address;
  await next.decode();
  image = next;
  layOut();
  presetButtons.querySelectorAll('img').forEach((small, i) => {
    small.src = thumbnail(next, PRESETS[i]?.look ?? []);
  });
}

/** Runs an action that may fail because of a file, and reports why. */
async function attempt(action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

/** Passes on the chosen file and empties the field, so that the same file can be chosen again. */
function onFile(input: HTMLInputElement, action: (file: File) => Promise<void>) {
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void attempt(() => action(file)).then(() => (input.value = ''));
  });
}

for (const { name, look } of PRESETS) {
  const button = document.createElement('button');
  const small = document.createElement('img');
  small.alt = '';
  button.type = 'button';
  button.append(small, name);
  button.addEventListener('click', () => change(look));
  presetButtons.append(button);
}
filterSelect.append(...FILTER_NAMES.map((name) => new Option(kindOf(name).label, name)));

divider.on('dragmove', () => {
  if (!image) return;
  share = shareAt(divider.x(), sceneSize(image));
  placeDivider();
});
divider.on('mouseenter', () => (container.style.cursor = 'ew-resize'));
divider.on('mouseleave', () => (container.style.cursor = ''));
dividerInput.addEventListener('input', () => {
  share = dividerInput.valueAsNumber / 100;
  placeDivider();
});
compareButton.addEventListener('click', () => {
  isComparing = !isComparing;
  placeDivider();
});

element('#add').addEventListener('click', () => {
  const name = filterSelect.value;
  const next = isFilterName(name) ? addFilter(currentStep(history), name) : null;
  if (next) change(next);
  else say(FULL);
});
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});

element('#open').addEventListener('click', () => pictureFile.click());
element('#load').addEventListener('click', () => lookFile.click());
onFile(pictureFile, async (file) => openPicture((await readPicture(file, Infinity)).source));
onFile(lookFile, async (file) => change(readLook(await file.text())));
element('#save').addEventListener('click', () => {
  const content = new Blob([writeLook(currentStep(history))], { type: 'application/json' });
  download(content, 'look.json');
});
element('#export').addEventListener('click', () => {
  void attempt(async () => {
    if (image) await savePng(exportPicture(image, currentStep(history)), 'picture.png');
  });
});

new ResizeObserver(layOut).observe(container);
showAll();
void attempt(() => openPicture(lakeUrl));
