import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { MOVES, stackKey } from '../shared/commands';
import {
  cutConfig,
  fit,
  frameConfig,
  insideConfig,
  placeIn,
  sheetAt,
  sheetConfig,
} from '../shared/look';
import { gripOf, keepFocus, rowAt } from '../shared/rows';
import { CUTS } from '../shared/sheets';
import {
  endName,
  moveTo,
  moveToRow,
  newStack,
  redoNext,
  release,
  rename,
  reorder,
  rowsOf,
  select,
  selectedOf,
  sheetsOf,
  toggleHidden,
  toggleLocked,
  undoLast,
  type Change,
  type Sheet,
} from '../shared/stack';
import { createRow, type Row } from './row';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let stack = newStack();
let dragged: number | null = null;

const stage = new Konva.Stage({ container: 'container' });
const layer = new Konva.Layer();
const front = new Konva.Layer({ listening: false });
const inside = new Konva.Group(insideConfig);
layer.add(inside);
front.add(new Konva.Shape(frameConfig));
stage.add(layer, front);

const groups = new Map<number, Konva.Group>();
const rows = new Map<number, Row>();
const list = element<HTMLOListElement>('.sheets');
const nameField = element<HTMLInputElement>('#name');

for (const sheet of sheetsOf(stack)) {
  const group = new Konva.Group(sheetConfig(sheet));
  group.add(...CUTS[sheet.kind].map((cut, i) => new Konva.Path(cutConfig(cut, i, false))));
  inside.add(group);
  groups.set(sheet.id, group);
  rows.set(
    sheet.id,
    createRow(sheet, {
      onSelect: () => change((now) => select(now, sheet.id)),
      onHide: () => change((now) => toggleHidden(now, sheet.id)),
      onLock: () => change((now) => toggleLocked(now, sheet.id)),
    }),
  );
}

inside.on('dragmove', ({ target }) => {
  const [id, place] = [sheetAt(target), placeIn(target)];
  change((now) => moveTo(now, id ?? 0, place));
});
inside.on('dragend', () => change(release));
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button === 0) change((now) => select(now, sheetAt(target)));
});

// The list keeps the pointer, because the row under it moves in the page.
list.addEventListener('pointerdown', (event) => {
  const id = gripOf(event);
  if (id === undefined || !event.isPrimary || event.button !== 0) return;
  list.setPointerCapture(event.pointerId);
  dragged = id;
  change((now) => select(now, id));
});
list.addEventListener('pointermove', ({ isPrimary, clientY }) => {
  const id = dragged;
  if (id !== null && isPrimary) change((now) => moveToRow(now, id, rowAt(list, clientY)));
});
list.addEventListener('lostpointercapture', () => {
  dragged = null;
  change(release);
});

for (const { move, label } of MOVES) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => change((now) => reorder(now, move)));
  element('.moves').append(button);
}

nameField.addEventListener('input', () => change((now) => rename(now, nameField.value)));
nameField.addEventListener('blur', () => change(endName));
nameField.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') change(endName);
});
element('#undo').addEventListener('click', () => change(undoLast));
element('#redo').addEventListener('click', () => change(redoNext));
window.addEventListener('keydown', (event) => {
  const command = stackKey(event);
  if (!command) return;
  event.preventDefault();
  change(command);
});

function change(command: Change) {
  stack = command(stack);
  update();
}

/** Draws the canvas and the list from the state. */
function update() {
  const selected = selectedOf(stack);
  sheetsOf(stack).forEach((sheet, i) => showSheet(sheet, i, sheet === selected));
  const inOrder = rowsOf(stack).flatMap(({ id }) => rows.get(id)?.element ?? []);
  if (inOrder.some((row, i) => list.children[i] !== row)) {
    const giveBack = keepFocus();
    list.append(...inOrder);
    giveBack();
  }
  nameField.disabled = !selected;
  if (nameField.value !== (selected?.name ?? '')) nameField.value = selected?.name ?? '';
  element<HTMLButtonElement>('#undo').disabled = !canUndo(stack.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(stack.history);
  element('[role="status"]').textContent = stack.says;
}

function showSheet(sheet: Sheet, index: number, isSelected: boolean) {
  const group = groups.get(sheet.id);
  group?.setAttrs(sheetConfig(sheet));
  group?.zIndex(index);
  group?.children.forEach((node, i) => {
    const cut = CUTS[sheet.kind][i];
    if (cut) node.setAttrs(cutConfig(cut, i, isSelected));
  });
  rows.get(sheet.id)?.show(sheet, isSelected, sheet.id === dragged);
}

function resize() {
  const { clientWidth: width, clientHeight: height } = stage.container();
  stage.size({ width, height });
  layer.setAttrs(fit({ width, height }));
  front.setAttrs(fit({ width, height }));
}
resize();
new ResizeObserver(resize).observe(stage.container());
update();
