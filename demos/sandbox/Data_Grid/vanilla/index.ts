import Konva from 'konva';
import { fieldKey } from '../../../common/konva/field-key';
import { download } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { REFUSED, writeClipboard } from '../shared/clipboard';
import { writeEdits } from '../shared/grid';
import { cursorAt, doublePress, drag, letGo, press, release } from '../shared/hand-on';
import { keyStep } from '../shared/keys';
import { HEADLINE } from '../shared/log';
import {
  barsConfig,
  bodyClip,
  fieldBox,
  rowConfigs,
  selectionConfig,
  skyConfig,
  titlesConfig,
} from '../shared/look';
import {
  cancelEdit,
  copy,
  csvOf,
  editsOf,
  fieldLabel,
  find,
  finishEdit,
  goToNumber,
  layOut,
  newSheet,
  open,
  paste,
  redoNext,
  say,
  selectsField,
  standfirst,
  undoLast,
  wheel,
  type Sheet,
  type Way,
} from '../shared/sheet';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const cellField = element<HTMLInputElement>('#cell');
const numberField = element<HTMLInputElement>('#number');
const findField = element<HTMLInputElement>('#find');
const fileField = element<HTMLInputElement>('#file');

const stage = new Konva.Stage({ container });
// No layer listens: the position of the pointer determines what it holds, so Konva draws no hit graph.
const layer = new Konva.Layer({ listening: false });
const rows = new Konva.Group();
const [sky, titles, selection, bars] = Array.from({ length: 4 }, () => new Konva.Shape());
const body = new Konva.Group();
if (!sky || !titles || !selection || !bars) throw new Error('Four shapes were expected.');
body.add(rows, selection);
layer.add(body, titles, sky, bars);
stage.add(layer);

let sheet = newSheet();
const layout = () => layOut(sheet, container.clientWidth);

/** The node of each slot. Rows that scroll into view reuse the nodes of rows that scroll out. */
const slots = new Map<string, Konva.Shape>();

function draw() {
  const box = layout();
  stage.size({ width: box.width, height: box.height });
  body.setAttrs(bodyClip(box));
  const unused = new Set(slots.keys());
  for (const config of rowConfigs(sheet, box)) {
    const row = slots.get(config.id) ?? new Konva.Shape();
    if (!row.getParent()) rows.add(row);
    row.setAttrs(config);
    slots.set(config.id, row);
    unused.delete(config.id);
  }
  for (const id of unused) {
    slots.get(id)?.destroy();
    slots.delete(id);
  }
  selection?.setAttrs(selectionConfig(sheet, box));
  titles?.setAttrs(titlesConfig(sheet, box));
  sky?.setAttrs(skyConfig(box));
  bars?.setAttrs(barsConfig(sheet, box));
  Object.assign(cellField.style, fieldBox(sheet, box));
}

function showField(wasOpen: boolean) {
  cellField.hidden = sheet.typed === null;
  if (sheet.typed === null || wasOpen) return;
  cellField.ariaLabel = fieldLabel(sheet);
  cellField.value = sheet.typed;
  cellField.focus({ preventScroll: true });
  const { length } = sheet.typed;
  cellField.setSelectionRange(selectsField(sheet) ? 0 : length, length);
}

function show(next: Sheet) {
  const wasOpen = sheet.typed !== null;
  sheet = next;
  draw();
  showField(wasOpen);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(sheet.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(sheet.history);
  element('[role="status"]').textContent = sheet.says;
}

const focusGrid = () => container.focus({ preventScroll: true });

// The field over a cell.

function finish(way: Way) {
  show(finishEdit(sheet, cellField.value, way, layout()));
  if (sheet.typed === null) focusGrid();
}

cellField.addEventListener('blur', () =>
  show(finishEdit(sheet, cellField.value, 'stay', layout())),
);
cellField.addEventListener('keydown', (event) => {
  const meaning = event.key === 'Tab' && !event.shiftKey ? 'next' : fieldKey(event);
  if (!meaning) return;
  event.preventDefault();
  if (meaning !== 'cancel') return finish(meaning === 'next' ? 'right' : 'down');
  show(cancelEdit(sheet));
  focusGrid();
});

// Pointers: the mouse and fingers.

const pointer = () => stage.getPointerPosition() ?? { x: 0, y: 0 };

stage.on('pointerdown', ({ evt }) => {
  if (evt.button !== 0) return;
  // A field that loses the focus saves what is in it.
  focusGrid();
  const isTouch = evt.pointerType === 'touch';
  // With a capture, the mouse also keeps what it holds outside the canvas.
  if (!isTouch) stage.setPointerCapture(evt.pointerId);
  const at = { ...pointer(), pointer: evt.pointerId, isTouch, shift: evt.shiftKey };
  show(press(sheet, at, layout()));
});

stage.on('pointermove', ({ evt }) => {
  if (sheet.grip) show(drag(sheet, evt.pointerId, pointer(), layout()));
  container.style.cursor = cursorAt(sheet, pointer(), layout());
});

stage.on('pointerup', ({ evt }) => show(release(sheet, evt.pointerId, layout())));
stage.on('pointercancel', ({ evt }) => show(letGo(sheet, evt.pointerId)));
stage.on('dblclick dbltap', () => show(doublePress(sheet, pointer(), layout())));

stage.on('wheel', ({ evt }) => {
  const next = wheel(sheet, evt, layout());
  // At the end of the log, the wheel scrolls the page again.
  if (next === sheet) return;
  evt.preventDefault();
  show(next);
});

// Keys, the clipboard and controls.

container.addEventListener('keydown', (event) => {
  const step = keyStep(event);
  if (!step) return;
  event.preventDefault();
  show(step(sheet, layout()));
});

const hasFocus = () => document.activeElement === container;

window.addEventListener('copy', (event) => {
  if (!hasFocus()) return;
  const { sheet: next, text } = copy(sheet);
  show(next);
  event.clipboardData?.setData('text/plain', text ?? '');
  event.preventDefault();
});

window.addEventListener('paste', (event) => {
  if (hasFocus()) show(paste(sheet, event.clipboardData?.getData('text/plain') ?? ''));
});

const onClick = (id: string, run: () => void) => element(id).addEventListener('click', run);
onClick('#undo', () => show(undoLast(sheet)));
onClick('#redo', () => show(redoNext(sheet)));
onClick('#copy', () => {
  const { sheet: next, text } = copy(sheet);
  show(next);
  if (text === null) return;
  void writeClipboard(text).then((isDone) => {
    if (!isDone) show(say(sheet, REFUSED));
  });
});
onClick('#open', () => fileField.click());
onClick('#save', () =>
  download(new Blob([writeEdits(sheet.table, editsOf(sheet))]), 'log-changes.json'),
);
onClick('#csv', () => download(new Blob([csvOf(sheet)], { type: 'text/csv' }), 'log.csv'));
onClick('#next', () => show(find(sheet, findField.value, layout())));

findField.addEventListener('keydown', (event) => {
  if (fieldKey(event) === 'save') show(find(sheet, findField.value, layout()));
});
numberField.addEventListener('input', () => {
  if (numberField.value) show(goToNumber(sheet, numberField.valueAsNumber, layout()));
});
fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(sheet, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

element('h2').textContent = HEADLINE;
element('header p').textContent = standfirst(sheet);
new ResizeObserver(draw).observe(container);
show(sheet);
