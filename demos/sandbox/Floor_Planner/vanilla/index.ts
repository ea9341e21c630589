import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { editorKey } from '../shared/commands';
import {
  addItem,
  clear,
  type Editor,
  newEditor,
  open,
  planOf,
  redoNext,
  resize,
  showAll,
  type Tool,
  undoLast,
  chooseTool,
  zoom,
} from '../shared/editor';
import { ACTIONS, canRun, enterNumber, enterText, type Field, panelOf } from '../shared/fields';
import { iconOf } from '../shared/look';
import { planPicture } from '../shared/picture';
import { KIND_IDS, KINDS } from '../shared/plan';
import { writePlan } from '../shared/plan-file';
import '../shared/style.css';
import { createCanvas } from './canvas';
import { element } from '../../../common/vanilla/elements';

const TOOLS: readonly Tool[] = ['select', 'wall', 'door', 'window'];

const container = element<HTMLDivElement>('#container');
const fields = element<HTMLFieldSetElement>('.fields');
const fileField = element<HTMLInputElement>('#file');
const sizesField = element<HTMLInputElement>('#sizes');

let editor = newEditor();
let frame = 0;
const canvas = createCanvas(container, change);

/** Changes the editor, and draws it in the next frame: nodes must not be replaced while Konva is still firing the events of a press. */
function change(update: (editor: Editor) => Editor) {
  const next = update(editor);
  if (next === editor) return;
  editor = next;
  frame ||= requestAnimationFrame(show);
}

function show() {
  frame = 0;
  canvas.show(editor);
  showControls();
}

function showControls() {
  for (const tool of TOOLS) {
    element(`[data-tool="${tool}"]`).ariaPressed = String(tool === editor.tool);
  }
  container.classList.toggle('drawing', editor.tool !== 'select');
  element<HTMLButtonElement>('#undo').disabled = !canUndo(editor.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(editor.history);
  sizesField.checked = editor.showsSizes;
  const status = element('[role="status"]');
  if (status.textContent !== editor.says) status.textContent = editor.says;
  showPanel();
}

/** The fields of the selected object. They are created again only when they differ, so that typing is not interrupted. */
let shownFields = '';
function showPanel() {
  const panel = panelOf(editor);
  element('h3').textContent = panel.title;
  const names = JSON.stringify([panel.title, panel.fields.map(({ label }) => label)]);
  if (names !== shownFields) {
    shownFields = names;
    const buttons = ACTIONS.map(({ label, run }) => button(label, () => change(run)));
    fields.replaceChildren(...panel.fields.map((field, i) => labeled(field, i)), ...buttons);
  }
  panel.fields.forEach((field, i) => {
    const input = fields.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')[i];
    if (input && input !== document.activeElement) input.value = String(field.value);
    if (input instanceof HTMLSelectElement) input.value = String(field.value);
  });
  for (const one of fields.querySelectorAll('button')) {
    one.disabled = !canRun(editor, one.textContent);
  }
}

/** A field with its label. It reads the current field, because the selected object may be another one of the same kind. */
function labeled(field: Field, index: number): HTMLElement {
  const label = document.createElement('label');
  const input = document.createElement(field.kind === 'choice' ? 'select' : 'input');
  if (input instanceof HTMLSelectElement && field.kind === 'choice') {
    input.append(...field.options.map((option) => new Option(option, option)));
  }
  if (input instanceof HTMLInputElement && field.kind === 'number') {
    Object.assign(input, { type: 'number', step: 'any', ...field.limits });
  }
  input.addEventListener('input', () => {
    const now = panelOf(editor).fields[index];
    if (!now) return;
    if (now.kind !== 'number') change((before) => enterText(before, now, input.value));
    else if (input instanceof HTMLInputElement) {
      change((before) => enterNumber(before, now, input.valueAsNumber));
    }
  });
  // Replaces a refused input with the current value.
  input.addEventListener('blur', () => {
    const now = panelOf(editor).fields[index];
    if (now) input.value = String(now.value);
  });
  label.append(field.label, input);
  return label;
}

function button(label: string, run: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: label,
  });
  made.addEventListener('click', run);
  return made;
}

for (const kind of KIND_IDS) {
  const made = button(KINDS[kind].name, () => change((now) => addItem(now, kind)));
  const picture = Object.assign(new Image(), { src: iconOf(kind), alt: '' });
  made.prepend(picture);
  element('.palette').append(made);
}

const onClick = (selector: string, run: () => void) =>
  element(selector).addEventListener('click', run);
for (const tool of TOOLS) {
  onClick(`[data-tool="${tool}"]`, () => change((now) => chooseTool(now, tool)));
}
onClick('#undo', () => change(undoLast));
onClick('#redo', () => change(redoNext));
onClick('#closer', () => change((now) => zoom(now, 1.25)));
onClick('#farther', () => change((now) => zoom(now, 0.8)));
onClick('#fit', () => change(showAll));
onClick('#new', () => change(clear));
onClick('#open', () => fileField.click());
onClick('#save', () => download(new Blob([writePlan(planOf(editor))]), 'floor-plan.json'));
onClick('#png', () => void savePng(planPicture(editor), 'floor-plan.png'));
sizesField.addEventListener('change', () =>
  change((now) => ({ ...now, showsSizes: sizesField.checked })),
);

fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => change((now) => open(now, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

window.addEventListener('keydown', (event) => {
  const command = editorKey(event);
  if (!command) return;
  event.preventDefault();
  change(command);
});

new ResizeObserver(() =>
  change((now) => resize(now, container.clientWidth, container.clientHeight)),
).observe(container);
showControls();
