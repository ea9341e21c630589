import Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createNumberField } from '../../../common/vanilla/number-field';
import { FIELDS, howOf, studioKey, TOOLS } from '../shared/commands';
import { COLORS, LIMITS } from '../shared/figures';
import {
  createNode,
  draftOf as draftNode,
  exportPoster,
  fit,
  handlesConfig,
  idOf,
  isHandle,
  nodeOf,
  PAINT,
  paperConfig,
  posterConfig,
  shadowConfig,
  takeBox,
  takePlace,
} from '../shared/look';
import { readPoster, writePoster } from '../shared/poster-file';
import {
  begin,
  cancel,
  chooseColor,
  chooseSides,
  chooseTool,
  draftOf,
  figuresOf,
  finish,
  follow,
  newStudio,
  open,
  redoNext,
  release,
  remove,
  reshape,
  select,
  selectedOf,
  typeNumber,
  undoLast,
  type Change,
} from '../shared/studio';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let studio = newStudio();

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const poster = new Konva.Group(posterConfig);
const figures = new Konva.Group();
const preview = new Konva.Group({ listening: false });
const handles = new Konva.Transformer(handlesConfig(undefined));
poster.add(new Konva.Rect(paperConfig), figures, preview);
layer.add(new Konva.Rect(shadowConfig), poster, handles);
stage.add(layer);

/** Nodes by the id and the kind of their figure: a file may have another kind with the same id. */
const nodes = new Map<string, Konva.Shape>();
const pointer = () => layer.getRelativePointerPosition() ?? { x: 0, y: 0 };

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0 || isHandle(target)) return;
  if (studio.tool === 'select') {
    change((now) => select(now, idOf(target)));
    return;
  }
  stage.setPointerCapture(pointerId);
  change((now) => begin(now, pointer(), howOf(evt)));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && studio.drag) change((now) => follow(now, pointer(), howOf(evt)));
});
stage.on('pointerup', ({ evt }) => {
  if (evt.isPrimary && studio.drag) change(finish);
});
stage.on('pointercancel', ({ evt }) => {
  if (evt.isPrimary && studio.drag) change(cancel);
});
figures.on('dragmove', ({ target }) => {
  const place = takePlace(target);
  change((now) => reshape(now, place, 'drag'));
});
figures.on('dragend', () => change(release));
// The transform events of a node do not bubble; those of the Transformer name the node.
handles.on('transform', ({ target }) => {
  const box = takeBox(target);
  change((now) => reshape(now, box, 'pull'));
});
handles.on('transformend', () => change(release));

function addButton(parent: string, label: string, run: Change) {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => change(run));
  element(parent).append(button);
  if (parent === '#colors') button.ariaLabel = label;
  else button.append(document.createElement('i'), label);
  return button;
}
const toolButtons = TOOLS.map(({ tool, label }) => {
  const button = addButton('.tools', label, (now) => chooseTool(now, tool));
  button.querySelector('i')?.classList.add(tool);
  return { tool, button };
});
const colorButtons = COLORS.map((color) => {
  const button = addButton('#colors', color, (now) => chooseColor(now, color));
  button.className = 'color';
  button.style.setProperty('--paint', PAINT[color]);
  return { color, button };
});
const fields = FIELDS.map(({ field, label }) => {
  const made = createNumberField(label, LIMITS[field], (value) =>
    change((now) => typeNumber(now, field, value)),
  );
  element('.fields').append(made.element);
  return { field, made };
});
const corners = createNumberField('Corners', LIMITS.sides, (value) =>
  change((now) => chooseSides(now, value)),
);
element('.fields').append(corners.element);

const control = (id: string) => element<HTMLButtonElement>(`#${id}`);
const say = (words: string) => (element('[role="status"]').textContent = words);

function change(command: Change) {
  studio = command(studio);
  update();
}

/** Draws everything from the state. */
function update() {
  const shown = figuresOf(studio);
  const keys = new Set(shown.map(({ id, kind }) => `${id} ${kind}`));
  for (const [key, node] of nodes) {
    if (keys.has(key)) continue;
    node.destroy();
    nodes.delete(key);
  }
  shown.forEach((figure, i) => {
    const key = `${figure.id} ${figure.kind}`;
    const made = nodeOf(figure, studio.tool === 'select');
    const known = nodes.get(key);
    const node = known ?? createNode(made);
    if (known) known.setAttrs(made.config);
    else figures.add(node);
    nodes.set(key, node);
    node.zIndex(i);
  });
  preview.destroyChildren();
  const draft = draftOf(studio);
  if (draft) preview.add(createNode(draftNode(draft)));

  const selected = selectedOf(studio);
  const target = selected && nodes.get(`${selected.id} ${selected.kind}`);
  handles.setAttrs(handlesConfig(selected));
  if (handles.nodes()[0] !== target) handles.nodes(target ? [target] : []);

  container.classList.toggle('selects', studio.tool === 'select');
  for (const { tool, button } of toolButtons) button.ariaPressed = String(tool === studio.tool);
  for (const { color, button } of colorButtons) button.ariaPressed = String(color === studio.color);
  for (const { field, made } of fields) made.show(selected && String(selected[field]));
  corners.show(String(studio.sides));
  control('delete').disabled = !selected;
  control('undo').disabled = !canUndo(studio.history);
  control('redo').disabled = !canRedo(studio.history);
  say(studio.says);
}

/** Runs an action that may fail, and reports why. */
async function attempt(action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

const fileInput = element<HTMLInputElement>('#file');
fileInput.addEventListener('change', () => {
  const file = fileInput.files?.[0];
  if (!file) return;
  void attempt(async () => {
    const found = readPoster(await file.text());
    change((now) => open(now, found));
    // Empty the field, so that the same file can be chosen again.
  }).then(() => (fileInput.value = ''));
});

control('delete').addEventListener('click', () => change(remove));
control('undo').addEventListener('click', () => change(undoLast));
control('redo').addEventListener('click', () => change(redoNext));
control('open').addEventListener('click', () => fileInput.click());
control('save').addEventListener('click', () => {
  const text = writePoster(figuresOf(studio));
  download(new Blob([text], { type: 'application/json' }), 'poster.json');
});
control('export').addEventListener(
  'click',
  () => void attempt(() => savePng(exportPoster(poster), 'poster.png')),
);

function handleKey(event: KeyboardEvent) {
  const command = studioKey(event);
  if (!command) return;
  event.preventDefault();
  change(command);
}
window.addEventListener('keydown', handleKey);
window.addEventListener('keyup', handleKey);

function resize() {
  const size = { width: container.clientWidth, height: container.clientHeight };
  stage.size(size);
  layer.setAttrs(fit(size));
}
resize();
new ResizeObserver(resize).observe(container);
update();
