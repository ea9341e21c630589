import Konva from 'konva';
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
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  canJoin,
  change,
  COLORS,
  describe,
  join,
  layOut,
  moveBar,
  newDesign,
  NO_ROOM,
  paneOf,
  resize,
  SASHES,
  setSash,
  split,
  type Design,
} from '../shared/design';
import { openDesign, saveDesign } from '../shared/design-file';
import { barConfigs, dimensions, frameParts, paneParts, placeOf } from '../shared/plan';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const paneSelect = element<HTMLSelectElement>('#pane');
const sashSelect = element<HTMLSelectElement>('#sash');
const colorSelect = element<HTMLSelectElement>('#color');
const widthInput = element<HTMLInputElement>('#width');
const heightInput = element<HTMLInputElement>('#height');
const frameInput = element<HTMLInputElement>('#frame');
const columnsButton = element<HTMLButtonElement>('#columns');
const rowsButton = element<HTMLButtonElement>('#rows');
const joinButton = element<HTMLButtonElement>('#join');

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

let history = newHistory(newDesign());
let design = currentStep(history);
let selected = 6;
let place = placeOf(design, stage.size());
let heldBar: number | null = null;
/** The history when the drag of the bar began. */
let before = history;

function option(value: string, text: string) {
  return new Option(text, value);
}

sashSelect.append(...SASHES.map(({ value, name }) => option(value, name)));
colorSelect.append(...COLORS.map(({ value, name }) => option(value, name)));

/** Redraws the plan: it has about fifty shapes, and every change of the design moves most of them. */
function draw() {
  place = placeOf(design, stage.size());
  const { body, miters, sill } = frameParts(design);
  const plan = new Konva.Group({
    x: place.x,
    y: place.y,
    scaleX: place.scale,
    scaleY: place.scale,
  });
  plan.add(new Konva.Rect(sill), new Konva.Rect(body));
  plan.add(...miters.map((config) => new Konva.Line(config)));
  for (const placed of layOut(design).panes) {
    const parts = paneParts(placed, design, placed.pane.id === selected);
    const cover = new Konva.Rect(parts.cover);
    cover.on('pointerclick', ({ evt }) => evt.button === 0 && select(placed.pane.id));
    plan.add(
      new Konva.Rect(parts.rim),
      new Konva.Rect(parts.glass),
      new Konva.Line(parts.shine),
      new Konva.Line(parts.opening),
      new Konva.Rect(parts.handle),
      cover,
    );
  }
  for (const config of barConfigs(design)) plan.add(new Konva.Rect(config));
  layer.destroyChildren();
  layer.add(plan);
  for (const { name, line, text } of dimensions(design, place)) {
    layer.add(new Konva.Line(line), new Konva.Text({ ...text, name }));
  }
}

/** Shows the design in the panel. */
function fillPanel() {
  const { panes } = layOut(design);
  const current = panes.find(({ pane }) => pane.id === selected);
  paneSelect.replaceChildren(
    ...panes.map(({ pane, width, height }) => option(String(pane.id), `${width} × ${height}`)),
  );
  paneSelect.value = String(selected);
  sashSelect.value = current?.pane.sash ?? 'fixed';
  colorSelect.value = design.color;
  widthInput.value = String(design.width);
  heightInput.value = String(design.height);
  frameInput.value = String(design.frame);
  columnsButton.disabled = split(design, selected, 'columns') === null;
  rowsButton.disabled = split(design, selected, 'rows') === null;
  joinButton.disabled = !canJoin(design, selected);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(history);
  element('#report').textContent = describe(design);
}

function travel(next: typeof history) {
  history = next;
  design = currentStep(history);
  selected = paneOf(design, selected);
  draw();
  fillPanel();
}

/** The next design, or why there is none. Changes of the same topic in a row are undone together. */
function show(next: Design | string | null, topic?: string) {
  if (next === design) return;
  const isDesign = next !== null && typeof next !== 'string';
  travel(isDesign ? addStep(history, next, topic) : history);
  if (!isDesign) element('#report').textContent = next ?? NO_ROOM;
}

function select(id: number) {
  selected = id;
  travel(history);
}

paneSelect.addEventListener('change', () => select(Number(paneSelect.value)));
sashSelect.addEventListener('change', () => {
  const sash = SASHES.find(({ value }) => value === sashSelect.value);
  if (sash) show(setSash(design, selected, sash.value));
});
columnsButton.addEventListener('click', () => show(split(design, selected, 'columns')));
rowsButton.addEventListener('click', () => show(split(design, selected, 'rows')));
joinButton.addEventListener('click', () => show(join(design, selected)));
colorSelect.addEventListener('change', () => show({ ...design, color: colorSelect.value }));
frameInput.addEventListener('input', () =>
  show(change(design, { frame: frameInput.valueAsNumber }), 'frame'),
);

// Apply a size when the user has finished it: half of "1800" would be a window of 180 mm.
widthInput.addEventListener('change', () => show(resize(design, 'width', widthInput.value)));
heightInput.addEventListener('change', () => show(resize(design, 'height', heightInput.value)));

element('#undo').addEventListener('click', () => travel(undo(history)));
element('#redo').addEventListener('click', () => travel(redo(history)));
element('#open').addEventListener('click', () => openDesign(show));
element('#save').addEventListener('click', () => saveDesign(design));
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  travel(command === 'undo' ? undo(history) : redo(history));
});

const barAt = (node: Konva.Node) =>
  layOut(design).bars.find(({ split }) => `bar-${split.id}` === node.id())?.split;

// The bars do not use Konva's dragging: the design moves them, so they stop where a pane would become too small.
stage.on('pointerdown', ({ evt, target, pointerId }) => {
  const bar = barAt(target);
  // Only the main button or the first finger grabs, moves and releases a bar.
  if (!bar || !evt.isPrimary || evt.button !== 0) return;
  heldBar = bar.id;
  before = history;
  stage.setPointerCapture(pointerId);
});

stage.on('pointermove', ({ evt, target }) => {
  if (!evt.isPrimary) return;
  const point = stage.getPointerPosition();
  if (heldBar !== null && point) {
    const { x, y, scale } = place;
    const next = moveBar(design, heldBar, { x: (point.x - x) / scale, y: (point.y - y) / scale });
    if (next) show(next, 'bar');
    return;
  }
  const bar = barAt(target);
  const isPane = target.hasName('pane');
  const resize = bar?.direction === 'columns' ? 'ew-resize' : 'ns-resize';
  container.style.cursor = bar ? resize : isPane ? 'pointer' : 'default';
});

stage.on('pointerup pointercancel', ({ evt }) => {
  if (!evt.isPrimary || heldBar === null) return;
  heldBar = null;
  // A canceled drag changes nothing.
  const next = evt.type === 'pointercancel' ? before : endTopic(history);
  if (next !== history) travel(next);
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  draw();
}).observe(container);

stage.size({ width: container.clientWidth, height: container.clientHeight });
travel(history);
