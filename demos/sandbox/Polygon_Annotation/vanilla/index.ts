import Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  closeDraft,
  editOne,
  erase,
  leave,
  move,
  newAnnotator,
  open,
  press,
  redoNext,
  release,
  selectedOf,
  setClass,
  setTool,
  shareOf,
  sheetOf,
  undoLast,
  type Annotator,
} from '../shared/annotator';
import { annotatorKey } from '../shared/commands';
import {
  crossConfig,
  draftConfigs,
  FINGER_REACH,
  fit,
  maskConfig,
  outlineConfig,
  pointConfigs,
  poolConfig,
  REACH,
  tagConfig,
} from '../shared/look';
import { maskPicture } from '../shared/mask-picture';
import { classOf, nameOf } from '../shared/sheet';
import { writeSheet } from '../shared/sheet-file';
import { CLASSES } from '../shared/things';
import '../shared/style.css';
import photoUrl from './tide-pool.webp';
import { element } from '../../../common/vanilla/elements';

let annotator = newAnnotator();

const photo = new Image();
photo.src = photoUrl;
const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
// Presses are tested against the points of the model, so no layer needs a hit graph.
const layer = new Konva.Layer({ listening: false });
stage.add(ground, layer);
ground.add(new Konva.Image({ ...poolConfig, image: photo }));
const mask = new Konva.Image(maskConfig(undefined));
const outlines = new Konva.Group();
const tags = new Konva.Group();
const draft = new Konva.Group();
const points = new Konva.Group();
const cross = new Konva.Shape(crossConfig(annotator, 1));
layer.add(mask, outlines, tags, draft, points, cross);

/** Gives the children of a group these attributes, one after the other; creates and destroys nodes as needed. */
function fill<Config extends Konva.ShapeConfig>(
  group: Konva.Group,
  configs: Config[],
  create: (config: Config) => Konva.Shape,
) {
  configs.forEach((config, i) => {
    const node = group.children[i];
    if (node) node.setAttrs(config);
    else group.add(create(config));
  });
  for (const node of group.children.slice(configs.length)) node.destroy();
}

const pointer = () => stage.getRelativePointerPosition() ?? { x: 0, y: 0 };
let isHeld = false;
/** As it was before the press. */
let before = annotator;

stage.on('pointerdown', ({ evt, pointerId }) => {
  // A second finger does not add a point.
  if (!evt.isPrimary || evt.button !== 0) return;
  isHeld = true;
  before = annotator;
  stage.setPointerCapture(pointerId);
  const reach = (evt.pointerType === 'touch' ? FINGER_REACH : REACH) / stage.scaleX();
  show(press(annotator, pointer(), reach));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && (isHeld || evt.pointerType === 'mouse')) show(move(annotator, pointer()));
});
stage.on('pointercancel', ({ evt }) => {
  if (!evt.isPrimary || !isHeld) return;
  isHeld = false;
  show(before);
});
stage.on('pointerup', ({ evt }) => {
  if (!evt.isPrimary) return;
  isHeld = false;
  show(release(annotator));
});
stage.on('mouseleave', () => show(leave(annotator)));

function row(list: HTMLElement, onClick: () => void) {
  const item = document.createElement('li');
  item.innerHTML = '<button type="button"><i></i><span></span> <small></small></button>';
  item.firstElementChild?.addEventListener('click', onClick);
  list.append(item);
}

function fillRow(item: Element | undefined, isPressed: boolean, color: string, words: string[]) {
  const button = item?.querySelector('button');
  button?.setAttribute('aria-pressed', String(isPressed));
  button?.style.setProperty('--class-color', color);
  button?.querySelectorAll('span, small').forEach((part, i) => {
    part.textContent = words[i] ?? '';
  });
}

const classRows = element('.classes');
const outlineRows = element('.outlines');
for (const { id, name } of CLASSES) {
  row(classRows, () => show(setClass(annotator, id)));
  classRows.lastElementChild?.firstElementChild?.setAttribute('aria-label', `Class ${name}`);
}

function showPanel() {
  const { annotations } = sheetOf(annotator);
  CLASSES.forEach(({ id, name, color }, i) => {
    const count = annotations.filter(({ kind }) => kind === id).length;
    fillRow(classRows.children[i], id === annotator.kind, color, [name, String(count)]);
  });
  // Rows are kept, so that the focus stays on them.
  while (outlineRows.children.length > annotations.length) outlineRows.lastChild?.remove();
  while (outlineRows.children.length < annotations.length) {
    const at = outlineRows.children.length;
    row(outlineRows, () => show(editOne(annotator, sheetOf(annotator).annotations[at]?.id ?? 0)));
  }
  annotations.forEach((one, i) => {
    const { color } = classOf(one.kind);
    const isSelected = one.id === annotator.selected;
    fillRow(outlineRows.children[i], isSelected, color, [nameOf(one), shareOf(one)]);
  });
}

const showsMask = element<HTMLInputElement>('#shows-mask');
let masked: unknown;

function draw() {
  stage.setAttrs(fit(stage.container().clientWidth));
  const scale = stage.scaleX();
  const { annotations } = sheetOf(annotator);
  const selected = selectedOf(annotator);
  // The mask is computed again only for other outlines.
  const wanted = showsMask.checked ? annotations : undefined;
  if (wanted !== masked) mask.setAttrs(maskConfig(wanted && maskPicture(wanted)));
  masked = wanted;
  fill(
    outlines,
    annotations.map((one) => outlineConfig(one, one === selected)),
    (config) => new Konva.Line(config),
  );
  fill(
    tags,
    annotations.map((one) => tagConfig(one, scale)),
    (config) => new Konva.Text(config),
  );
  fill(draft, draftConfigs(annotator), (config) => new Konva.Line(config));
  fill(points, pointConfigs(annotator, selected, scale), (config) => new Konva.Circle(config));
  cross.setAttrs(crossConfig(annotator, scale));
}

/** The next state, on the canvas, in the lists and in the controls. */
function show(next: Annotator) {
  annotator = next;
  draw();
  showPanel();
  element('#draw').ariaPressed = String(annotator.tool === 'draw');
  element('#edit').ariaPressed = String(annotator.tool === 'edit');
  element<HTMLButtonElement>('#close').disabled = sheetOf(annotator).draft.length === 0;
  element<HTMLButtonElement>('#erase').disabled = !selectedOf(annotator);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(annotator.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(annotator.history);
  element('[role="status"]').textContent = annotator.says;
}

const onClick = (selector: string, run: () => void) =>
  element(selector).addEventListener('click', run);

onClick('#draw', () => show(setTool(annotator, 'draw')));
onClick('#edit', () => show(setTool(annotator, 'edit')));
onClick('#close', () => show(closeDraft(annotator)));
onClick('#erase', () => show(erase(annotator)));
onClick('#undo', () => show(undoLast(annotator)));
onClick('#redo', () => show(redoNext(annotator)));
onClick('#open', () => element('#file').click());
onClick('#save', () =>
  download(new Blob([writeSheet(sheetOf(annotator).annotations)]), 'tide-pool.json'),
);
onClick('#mask', () => {
  void savePng(maskPicture(sheetOf(annotator).annotations), 'tide-pool-mask.png');
});
showsMask.addEventListener('change', draw);

const fileField = element<HTMLInputElement>('#file');
fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(annotator, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

window.addEventListener('keydown', (event) => {
  const change = annotatorKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(annotator));
});

new ResizeObserver(draw).observe(stage.container());
show(annotator);
