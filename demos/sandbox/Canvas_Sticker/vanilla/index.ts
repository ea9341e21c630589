import Konva from 'konva';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { COMMANDS } from '../shared/commands';
import {
  add,
  adjust,
  change,
  newAlbum,
  pressKey,
  select,
  settle,
  sheetOf,
  step,
  type Album,
} from '../shared/editor';
import {
  clipOf,
  exportPhoto,
  LABEL,
  paperParts,
  pictureConfig,
  placeOf,
  placePhoto,
  stickerAt,
  stickerConfig,
  transformerConfig,
  keepTwo,
} from '../shared/look';
import {
  changeSticker,
  describe,
  FULL,
  KINDS,
  labelOf,
  onPicture,
  readSheet,
  setPicture,
  writeSheet,
  type Sticker,
} from '../shared/sheet';
import { ART } from '../shared/stickers';
import '../shared/style.css';
import { createTwoFingers } from '../shared/two-fingers';

function element<T extends Element = HTMLButtonElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector} in index.html.`);
  return found;
}

let album = newAlbum();
let image: HTMLImageElement | null = null;
const fingers = createTwoFingers();

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
// The image has its own layer: it is not drawn again while a sticker moves.
const below = new Konva.Layer();
const above = new Konva.Layer();
const paper = new Konva.Rect();
const words = new Konva.Text();
const picture = new Konva.Shape();
const stickers = new Konva.Group();
const handles = new Konva.Transformer(transformerConfig);
below.add(paper, words, picture);
above.add(stickers, handles);
stage.add(below, above);

const nodes = new Map<number, Konva.Group>();

function createNode(sticker: Sticker): Konva.Group {
  const { group, edge, art } = stickerConfig(sticker);
  const node = new Konva.Group(group);
  node.add(new Konva.Path(edge), new Konva.Shape(art));
  const save = () => {
    const sheet = changeSticker(sheetOf(album), sticker.id, placeOf(node));
    edit(change(album, sheet));
  };
  node.on('dragstart', () => {
    if (fingers.areTwo()) node.stopDrag();
  });
  node.on('dragmove', () => node.position(onPicture(node.position(), sheetOf(album))));
  node.on('dragend transformend', save);
  nodes.set(sticker.id, node);
  stickers.add(node);
  return node;
}

/** Draws everything from the state. */
function update() {
  const sheet = sheetOf(album);
  const { selected, history } = album;
  const place = placePhoto(sheet, stage.size());
  below.setAttrs(place);
  above.setAttrs(place);
  const parts = paperParts(sheet);
  paper.setAttrs(parts.paper);
  words.setAttrs(parts.words);
  if (picture.getAttr('shows') !== image || picture.width() !== sheet.width) {
    picture.setAttrs({ ...pictureConfig(sheet, image), shows: image });
  }
  stickers.setAttrs(clipOf(sheet));

  const ids = new Set(sheet.stickers.map(({ id }) => id));
  for (const [id, node] of nodes) {
    if (ids.has(id)) continue;
    node.destroy();
    nodes.delete(id);
  }
  for (const sticker of sheet.stickers) {
    const node = nodes.get(sticker.id) ?? createNode(sticker);
    node.setAttrs(stickerConfig(sticker).group);
    node.moveToTop();
  }
  const node = nodes.get(selected ?? 0);
  handles.nodes(node ? [node] : []);

  element<HTMLSelectElement>('#stickers').replaceChildren(
    new Option('None', ''),
    ...sheet.stickers.map((one, i) => {
      const isSelected = one.id === selected;
      return new Option(`${i + 1}. ${labelOf(one)}`, String(one.id), false, isSelected);
    }),
  );
  for (const button of document.querySelectorAll<HTMLButtonElement>('#commands button')) {
    button.disabled = !node;
  }
  element('#undo').disabled = !canUndo(history);
  element('#redo').disabled = !canRedo(history);
  say(describe(sheet, selected));
}

const say = (text: string) => (element('#status').textContent = text);

function edit(next: Album | null) {
  if (!next) {
    say(FULL);
    return;
  }
  album = next;
  showPicture();
  update();
}

/** Loads the image of the sheet if it has changed. */
function showPicture() {
  const { picture: source } = sheetOf(album);
  if ((image?.src ?? null) === source) return;
  image = null;
  if (source === null) return;
  const next = new Image();
  next.addEventListener('load', () => {
    if (sheetOf(album).picture !== source) return;
    image = next;
    update();
  });
  next.src = source;
}

stage.on('touchstart', keepTwo);
// A press selects at once, so that it can continue as a drag.
stage.on('pointerdown', ({ evt, target }) => {
  const point = above.getRelativePointerPosition();
  if (!point || target.findAncestor('Transformer')) return;
  const pressed = stickerAt(target);
  if (evt.isPrimary && evt.button === 0 && pressed !== null) edit(select(album, pressed));
  if (evt.pointerType !== 'touch') return;
  if (fingers.press(evt.pointerId, point, evt.isPrimary)) {
    for (const node of nodes.values()) if (node.isDragging()) node.stopDrag();
  }
});
stage.on('pointermove', ({ evt }) => {
  const point = above.getRelativePointerPosition();
  const done = point && fingers.move(evt.pointerId, point);
  if (done) edit(adjust(album, { ...done.by, turn: done.turn, scale: done.scale }, 'twist'));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  if (fingers.areTwo()) edit(settle(album));
  fingers.lift(evt.pointerId);
});
stage.on('pointerclick', ({ evt, target }) => {
  if (fingers.hasTwisted() || target.findAncestor('Transformer')) return;
  if (evt.button === 0 && stickerAt(target) === null) edit(select(album, null));
});
stage.on('mouseover', ({ target }) => {
  container.style.cursor = stickerAt(target) === null ? '' : 'move';
});
window.addEventListener('keydown', (event) => {
  const next = pressKey(album, event);
  if (next === undefined) return;
  event.preventDefault();
  edit(next);
});

function addButton(place: string, text: string, run: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', run);
  element(place).append(button);
  return button;
}
for (const { kind, label } of KINDS) {
  const { outline, color } = ART[kind];
  const button = addButton('#tray', label, () => edit(add(album, kind)));
  button.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="-52 -52 104 104" aria-hidden="true"><path d="${outline}" fill="${color}" /></svg>`,
  );
}
for (const { text, label, run } of COMMANDS) {
  const button = addButton('#commands', text, () => edit(run(album)));
  if (label) button.ariaLabel = label;
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
const pictureFile = element<HTMLInputElement>('#picture-file');
const sheetFile = element<HTMLInputElement>('#sheet-file');
onFile(pictureFile, async (file) => {
  const { source, ...size } = await readPicture(file, Infinity);
  edit(change(album, setPicture(sheetOf(album), source, size)));
});
onFile(sheetFile, async (file) => {
  const sheet = readSheet(await file.text());
  edit(select(change(album, sheet), null));
});

const onClick = (selector: string, run: () => void) => {
  element(selector).addEventListener('click', run);
};
element<HTMLSelectElement>('#stickers').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement) edit(select(album, Number(target.value) || null));
});
onClick('#undo', () => edit(step(album, 'undo')));
onClick('#redo', () => edit(step(album, 'redo')));
onClick('#picture', () => pictureFile.click());
onClick('#open', () => sheetFile.click());
onClick('#save', () => {
  const text = writeSheet(sheetOf(album));
  download(new Blob([text], { type: 'application/json' }), 'stickers.json');
});
onClick('#export', () => {
  const canvas = exportPhoto(sheetOf(album), picture, stickers);
  void attempt(() => savePng(canvas, 'stickers.png'));
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
new ResizeObserver(fit).observe(container);
fit();
