import Konva from 'konva';
import { collectMoves } from '../shared/collect-moves';
import { download, oldFile, STORAGE_KEY } from '../shared/files';
import { addStep, goBy, newHistory, shown } from '../shared/history';
import { filters, look, pictures } from '../shared/looks';
import { readDocument } from '../shared/read-document';
import {
  addSticker,
  kinds,
  moveStickers,
  nextFilter,
  start,
  type Sticker,
  type StickerDocument,
} from '../shared/sticker-document';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
const transformer = new Konva.Transformer({ resizeEnabled: false, rotateEnabled: false });
stage.add(layer);
layer.add(transformer);

const button = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`);
const say = (id: string, words: string) => document.querySelector(`#${id}`)?.replaceChildren(words);
const together = document.querySelector<HTMLInputElement>('#together');
const images = new Map<Sticker['kind'], HTMLImageElement>();

let history = newHistory(start);

function setHistory(next: typeof history) {
  history = next;
  render();
}

function change(next: (now: StickerDocument) => StickerDocument) {
  setHistory(addStep(history, next(shown(history))));
}

/** Creates, updates and destroys nodes until they match the document. */
function render() {
  const { stickers } = shown(history);
  const nodes = new Map(layer.find<Konva.Image>('.sticker').map((node) => [node.id(), node]));

  for (const sticker of stickers) {
    update(nodes.get(sticker.id) ?? create(sticker.id), sticker);
    nodes.delete(sticker.id);
  }
  for (const node of nodes.values()) node.destroy();

  transformer.nodes(together?.checked ? layer.find('.sticker') : []).moveToTop();
  say('step', `Step ${history.at + 1} of ${history.steps.length}`);
}

const noteMove = collectMoves((moves) => change((now) => moveStickers(now, moves)));

function create(id: string) {
  const node = new Konva.Image({ ...look, id, image: undefined });
  node.on('dragend', () => noteMove(node));
  node.on('click tap', () => change((now) => nextFilter(now, id)));
  layer.add(node);
  return node;
}

function update(node: Konva.Image, { kind, x, y, filter }: Sticker) {
  node.position({ x, y });
  node.filters(filters[filter]);
  const image = images.get(kind);
  if (!image || image === node.image()) return;
  node.image(image);
  // Filters work on the cache, and the cache needs the image.
  node.cache();
}

for (const kind of kinds) {
  const image = new Image();
  image.onload = () => {
    images.set(kind, image);
    render();
  };
  image.src = pictures[kind];
  button(`add-${kind}`)?.addEventListener('click', () => change((now) => addSticker(now, kind)));
}

function open(text: string | null) {
  try {
    const loaded = readDocument(text ?? '');
    change(() => loaded);
    say('message', `Opened ${loaded.stickers.length} stickers.`);
  } catch (error) {
    say('message', error instanceof Error ? error.message : String(error));
  }
}

button('undo')?.addEventListener('click', () => setHistory(goBy(history, -1)));
button('redo')?.addEventListener('click', () => setHistory(goBy(history, 1)));
together?.addEventListener('change', render);

button('save')?.addEventListener('click', () => {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(shown(history)));
  say('message', 'Saved.');
});
button('load')?.addEventListener('click', () => open(localStorage.getItem(STORAGE_KEY)));
button('download')?.addEventListener('click', () =>
  download(JSON.stringify(shown(history)), 'stickers.json'),
);
button('old')?.addEventListener('click', () => open(oldFile));

const file = document.querySelector<HTMLInputElement>('#file');
file?.addEventListener('change', async () => open((await file.files?.[0]?.text()) ?? null));

// The stickers are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
render();
new ResizeObserver(fit).observe(stage.container());
