import { canRedo, canUndo } from '../../../common/konva/history';
import { download } from '../../../common/konva/files';
import { editorKey } from '../shared/commands';
import {
  add,
  edit,
  enter,
  eraseParcel,
  hover,
  insertAfter,
  type LIMITS,
  move,
  newEditor,
  open,
  parcelsOf,
  press,
  pressTwice,
  redoNext,
  release,
  remove,
  select,
  selectedOf,
  step,
  undoLast,
  type Editor,
} from '../shared/editor';
import { swatch } from '../shared/look';
import { exportPicture } from '../shared/picture';
import { factsOf, GRAPES, inMeters, writePlan } from '../shared/vineyard';
import { createPlan } from './plan';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const list = element('#parcels');
const nameField = element<HTMLInputElement>('#name');
const grapeField = element<HTMLSelectElement>('#grape');
const rowsField = element<HTMLInputElement>('#rows');
const eastField = element<HTMLInputElement>('#east');
const southField = element<HTMLInputElement>('#south');
const file = element<HTMLInputElement>('#file');

let editor = newEditor();

const plan = createPlan(container, {
  press: (hit, at, pixel) => show(press(editor, hit, at, pixel)),
  move: (to, pixel, free) => show(move(editor, to, pixel, free)),
  hover: (hit, at) => show(hover(editor, hit, at)),
  release: () => show(release(editor)),
  pressTwice: (hit) => show(pressTwice(editor, hit)),
});

/** The next state of the editor, on the canvas and in the panel. */
function show(next: Editor) {
  editor = next;
  plan.render(editor);
  showList();
  showFields();
  element('#status').textContent = editor.says;
}

function showList() {
  const parcels = parcelsOf(editor);
  while (list.children.length > parcels.length) list.lastChild?.remove();
  // Rows are kept, so that the focus stays on them.
  while (list.children.length < parcels.length) list.append(newRow(list.children.length));
  parcels.forEach((parcel, i) => {
    const button = list.children[i]?.querySelector('button');
    if (!button) return;
    button.ariaPressed = String(parcel.id === editor.selected);
    for (const [key, color] of Object.entries(swatch(parcel))) button.style.setProperty(key, color);
    const [name, facts] = [button.querySelector('strong'), button.querySelector('small')];
    if (name) name.textContent = parcel.name;
    if (facts) facts.textContent = factsOf(parcel);
  });
}

function newRow(index: number) {
  const row = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.append(...['i', 'strong', 'small'].map((tag) => document.createElement(tag)));
  button.addEventListener('click', () =>
    show(select(editor, parcelsOf(editor)[index]?.id ?? null)),
  );
  row.append(button);
  return row;
}

function showFields() {
  const parcel = selectedOf(editor);
  const corner = parcel?.corners[editor.corner ?? -1];
  element<HTMLFieldSetElement>('#parcel').disabled = !parcel;
  element<HTMLFieldSetElement>('#corner').disabled = !parcel;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(editor.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(editor.history);
  element<HTMLButtonElement>('#erase').disabled = !parcel;
  element<HTMLButtonElement>('#remove').disabled = !corner;
  eastField.disabled = southField.disabled = !corner;
  write(nameField, parcel?.name ?? '');
  grapeField.value = parcel?.grape ?? '';
  write(rowsField, parcel ? String(parcel.rows) : '');
  write(eastField, corner ? inMeters(corner.x) : '');
  write(southField, corner ? inMeters(corner.y) : '');
}

/** Fills a field, but not while someone types in it. */
function write(field: HTMLInputElement, value: string) {
  if (!field.matches(':focus')) field.value = value;
}

const onClick = (selector: string, change: (editor: Editor) => Editor) =>
  element(selector).addEventListener('click', () => show(change(editor)));

onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#add', add);
onClick('#erase', eraseParcel);
onClick('#previous', (now) => step(now, -1));
onClick('#next', (now) => step(now, 1));
onClick('#insert', insertAfter);
onClick('#remove', (now) => (now.corner === null ? now : remove(now, now.corner)));

grapeField.append(...GRAPES.map((grape) => new Option(grape)));
grapeField.addEventListener('change', () => {
  const grape = GRAPES.find((one) => one === grapeField.value);
  if (grape) show(edit(editor, 'grape', { grape }));
});
nameField.addEventListener('input', () => show(edit(editor, 'name', { name: nameField.value })));
const onNumber = (input: HTMLInputElement, field: keyof typeof LIMITS) =>
  input.addEventListener('input', () => show(enter(editor, field, input.valueAsNumber)));

onNumber(rowsField, 'rows');
onNumber(eastField, 'east');
onNumber(southField, 'south');

window.addEventListener('keydown', (event) => {
  const change = editorKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(editor));
});

element('#save').addEventListener('click', () => {
  const text = writePlan(parcelsOf(editor));
  download(new Blob([text], { type: 'application/json' }), 'vineyard.json');
});
element('#export').addEventListener('click', () => {
  void exportPicture(plan.stage).then((picture) => download(picture, 'vineyard.png'));
});
element('#open').addEventListener('click', () => file.click());
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  void chosen?.text().then((text) => show(open(editor, text)));
  // Empty the field, so that the same file can be chosen again.
  file.value = '';
});

new ResizeObserver(() => {
  plan.resize();
  show(editor);
}).observe(container);
plan.resize();
show(editor);
