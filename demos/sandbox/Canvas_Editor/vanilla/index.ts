import { createCanvas } from './canvas';
import {
  addItem,
  duplicateItem,
  patchItem,
  removeItem,
  reorderItem,
  type Design,
  type Kind,
  type Patch,
} from '../shared/design';
import { readDesign, writeDesign } from '../shared/design-file';
import { exportPicture } from '../shared/export-picture';
import { download, readPicture } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { keyCommand, type Command } from '../../../common/konva/keys';
import { openingDesign } from '../shared/opening-design';
import { createPanel } from './panel';
import '../shared/style.css';
import { fitView, zoomAt, type View } from '../shared/view';

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

// The whole state: the history of designs, the selection, and the position of the page in the window.
let history = newHistory(openingDesign);
let selected: string | null = null;
/** None: the page is fitted into the window. */
let ownView: View | null = null;

const container = element<HTMLDivElement>('#container');
const status = element<HTMLParagraphElement>('#status');
const designFile = element<HTMLInputElement>('#design-file');
const pictureFile = element<HTMLInputElement>('#picture-file');

const canvas = createCanvas(container, {
  select(id) {
    selected = id;
    update();
  },
  change: (id, patch) => change(patchItem(currentStep(history), id, patch)),
  view: setView,
  editText: () => panel.focusWords(),
});
const panel = createPanel(element('#panel'), {
  item: (patch, topic) => changeSelected(patch, topic),
  page: (patch, topic) => change({ ...currentStep(history), ...patch }, topic),
});

/** Draws everything from the state. Nodes and fields that are up to date do not change. */
function update() {
  const design = currentStep(history);
  const item = design.items.find(({ id }) => id === selected);
  const view = shownView();
  canvas.render(design, selected, view);
  panel.show(design, item);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(history);
  element('#zoom').textContent = `${Math.round(view.scale * 100)}%`;
  status.textContent = '';
}

function change(design: Design, topic?: string) {
  history = addStep(history, design, topic);
  update();
}

function changeSelected(patch: Patch, field?: string) {
  if (selected === null) return;
  const topic = field && `${selected} ${field}`;
  change(patchItem(currentStep(history), selected, patch), topic);
}

function setView(view: View | null) {
  ownView = view;
  update();
}

const shownView = () => ownView ?? fitView(currentStep(history), canvas.size());

function zoom(factor: number) {
  const { width, height } = canvas.size();
  setView(zoomAt(shownView(), { x: width / 2, y: height / 2 }, factor));
}

function add(kind: Kind, patch: Patch = {}) {
  const [design, item] = addItem(currentStep(history), kind, patch);
  selected = item.id;
  change(design);
}

function run(command: Command) {
  const design = currentStep(history);
  const item = design.items.find(({ id }) => id === selected);
  switch (command.do) {
    case 'undo':
      history = undo(history);
      return update();
    case 'redo':
      history = redo(history);
      return update();
    case 'deselect':
      selected = null;
      return update();
    case 'nudge':
      if (item) changeSelected({ x: item.x + command.x, y: item.y + command.y }, 'nudge');
      return undefined;
    case 'delete':
      if (!item) return undefined;
      selected = null;
      return change(removeItem(design, item.id));
    case 'duplicate': {
      if (!item) return undefined;
      const [next, copy] = duplicateItem(design, item.id);
      selected = copy?.id ?? null;
      return change(next);
    }
  }
}

function reorder(by: 1 | -1) {
  if (selected !== null) change(reorderItem(currentStep(history), selected, by));
}

/** Runs an action that may fail because of a file, and reports why. */
async function attempt(action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
}

const onClick = (selector: string, action: () => void) =>
  element<HTMLButtonElement>(selector).addEventListener('click', action);

onClick('#undo', () => run({ do: 'undo' }));
onClick('#redo', () => run({ do: 'redo' }));
onClick('#duplicate', () => run({ do: 'duplicate' }));
onClick('#delete', () => run({ do: 'delete' }));
onClick('#forward', () => reorder(1));
onClick('#backward', () => reorder(-1));
onClick('#zoom-in', () => zoom(1.25));
onClick('#zoom-out', () => zoom(0.8));
onClick('#fit', () => setView(null));
onClick('[data-add="text"]', () =>
  add('text', { text: 'Your words', width: 220, height: 32, fill: '#1b1f2a', align: 'center' }),
);
onClick('[data-add="rect"]', () => add('rect', { fill: '#1f9aa5' }));
onClick('[data-add="ellipse"]', () => add('ellipse', { fill: '#8457c9' }));
onClick('#add-image', () => pictureFile.click());
onClick('#open', () => designFile.click());
onClick('#save', () => {
  const text = writeDesign(currentStep(history));
  download(new Blob([text], { type: 'application/json' }), 'design.json');
});
onClick('#export', () => {
  void attempt(async () => {
    download(await exportPicture(canvas.page, currentStep(history)), 'design.png');
  });
});

/** Passes on the chosen file and empties the field, so that the same file can be chosen again. */
function onFile(input: HTMLInputElement, action: (file: File) => Promise<void>) {
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void attempt(() => action(file)).then(() => (input.value = ''));
  });
}

onFile(pictureFile, async (file) => add('image', await readPicture(file, 240)));
onFile(designFile, async (file) => {
  const design = readDesign(await file.text());
  selected = null;
  ownView = null;
  change(design);
});

window.addEventListener('keydown', (event) => {
  const command = keyCommand(event);
  if (!command) return;
  event.preventDefault();
  run(command);
});

new ResizeObserver(() => {
  canvas.resize();
  update();
}).observe(container);
canvas.resize();
update();
