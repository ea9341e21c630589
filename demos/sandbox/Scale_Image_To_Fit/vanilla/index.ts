import Konva from 'konva';
import {
  areSame,
  describe,
  isPosition,
  moveTo,
  POSITIONS,
  pressKey,
  START,
  type Show,
} from '../shared/cover';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import {
  hallConfig,
  LABEL,
  limitTo,
  pictureConfig,
  placeHall,
  settle,
  signParts,
  transformerConfig,
  windowOf,
} from '../shared/look';
import reefUrl from './reef.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const positionSelect = element<HTMLSelectElement>('#position');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
container.ariaLabel = LABEL;
positionSelect.append(...Object.keys(POSITIONS).map((name) => new Option(name)));

const stage = new Konva.Stage({ container });
const back = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(back, layer);
const hall = new Konva.Shape();
const whole = new Konva.Image({ image: undefined });
const kept = new Konva.Image({ image: undefined });
const edge = new Konva.Rect();
back.add(hall, whole, kept, edge);
const picture = new Konva.Image({ image: undefined });
const transformer = new Konva.Transformer({
  ...transformerConfig,
  nodes: [picture],
  boundBoxFunc: (before, next) => limitTo(placeHall(stage.size()))(before, next),
});
layer.add(picture, transformer);

/** What is shown now; in the history only when a drag or a transform is over. */
let now = START;
let history = newHistory(START);
/** The picture, when it has loaded. */
let image: HTMLImageElement | undefined;

function show() {
  const { window, position } = now;
  const size = { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 };
  hall.setAttrs(hallConfig(window));
  picture.setAttrs({ ...pictureConfig(window, size, position), image });
  const parts = signParts(window, size, position);
  whole.setAttrs({ ...parts.whole, image });
  kept.setAttrs({ ...parts.kept, image });
  edge.setAttrs(parts.edge);
  positionSelect.value = position;
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  element('#says').textContent = describe(now, size);
}

function change(changed: Partial<Show>) {
  now = { ...now, ...changed };
  show();
}

/** Makes what is shown a step of the history. Steps of one topic are undone together. */
function commit(topic?: string) {
  if (!areSame(now, currentStep(history))) history = addStep(history, now, topic);
  show();
}

function step(command: 'undo' | 'redo') {
  history = command === 'undo' ? undo(history) : redo(history);
  now = currentStep(history);
  show();
}

picture.on('transform', () => {
  const window = windowOf(picture);
  settle(picture, window);
  change({ window });
});
picture.on('dragmove', () => {
  const window = moveTo(now.window, picture.position());
  settle(picture, window);
  change({ window });
});
picture.on('transformend dragend', () => commit());
positionSelect.addEventListener('change', () => {
  const { value } = positionSelect;
  if (isPosition(value)) change({ position: value });
  commit();
});
container.addEventListener('keydown', (event) => {
  const window = pressKey(now.window, event);
  if (!window) return;
  event.preventDefault();
  change({ window });
  commit('keys');
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));

const loading = new Image();
loading.addEventListener('load', () => {
  image = loading;
  show();
});
loading.src = reefUrl;

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = placeHall(stage.size());
  back.setAttrs(place);
  layer.setAttrs(place);
  show();
}
fit();
new ResizeObserver(fit).observe(container);
