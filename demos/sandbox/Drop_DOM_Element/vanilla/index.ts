import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  add,
  empty,
  FOODS,
  moveTo,
  newBento,
  open,
  piecesOf,
  redoNext,
  release,
  remove,
  select,
  selectedOf,
  turn,
  undoLast,
  type Bento,
  type Food,
} from '../shared/bento';
import { readBento } from '../shared/bento-file';
import { carryByFinger, droppedFood, isCarried, isLeaving, pickUp } from '../shared/carry';
import { bentoKey } from '../shared/commands';
import { ADDRESSES, whenLoaded, type Pictures } from '../shared/foods';
import {
  fit,
  glowConfig,
  HELP,
  idOf,
  LABEL,
  pieceConfig,
  placeIn,
  placeUnder,
  ringConfig,
  savePicture,
  savePieces,
  sortNodes,
  tableConfig,
} from '../shared/look';
import '../shared/style.css';
import tableUrl from './bento-box.webp';
import { element } from '../../../common/vanilla/elements';

let bento = newBento();
let pictures: Pictures = new Map();

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
element('#keys').textContent = HELP;

const tableImage = new Image();
tableImage.src = tableUrl;
const stage = new Konva.Stage({ container });
const table = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(table, layer);
table.add(new Konva.Image({ ...tableConfig, image: tableImage }));
const pieces = new Konva.Group();
const ring = new Konva.Circle(ringConfig(undefined));
const glow = new Konva.Rect(glowConfig(false));
layer.add(pieces, ring, glow);

stage.on('pointerdown', ({ target }) =>
  show(select(bento, target.hasName('piece') ? idOf(target) : null)),
);
layer.on('dragmove', ({ target }) => show(moveTo(bento, idOf(target), placeIn(target))));
layer.on('dragend', () => show(release(bento)));

const hover = (isOver: boolean) => glow.visible(isOver);

/** Adds a piece where the page's event is. */
function drop(food: Food | undefined, event: { clientX: number; clientY: number }) {
  const place = placeUnder(stage, event);
  if (food && place) show(add(bento, food, place));
}

/** A picture to drag and a button that does the same. */
function addSource(food: Food) {
  const source = document.createElement('div');
  source.className = 'source';
  const picture = document.createElement('img');
  Object.assign(picture, { src: ADDRESSES[food], alt: food, draggable: true });
  picture.addEventListener('dragstart', (event) => pickUp(event, picture, food));
  picture.addEventListener('dragend', () => hover(false));
  picture.addEventListener('pointerdown', (event) =>
    carryByFinger(event, picture, container, { hover, drop: (at) => drop(food, at) }),
  );
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: `Add ${food}` });
  button.addEventListener('click', () => show(add(bento, food)));
  source.append(picture, button);
  element('.tray').append(source);
  return picture;
}
whenLoaded(FOODS.map(addSource), (loaded) => {
  pictures = loaded;
  show(bento);
});

container.addEventListener('dragover', (event) => {
  if (!isCarried(event)) return;
  // Without it, the browser refuses the drop.
  event.preventDefault();
  hover(true);
});
container.addEventListener('dragleave', (event) => {
  if (isLeaving(container, event)) hover(false);
});
container.addEventListener('drop', (event) => {
  if (!isCarried(event)) return;
  event.preventDefault();
  hover(false);
  drop(droppedFood(event), event);
});

/** The next state, on the canvas and in the controls. */
function show(next: Bento) {
  bento = next;
  const all = piecesOf(bento);
  for (const node of [...pieces.children]) {
    if (!all.some(({ id }) => id === idOf(node))) node.destroy();
  }
  for (const piece of all) {
    // The node of a drag must outlive the steps of the drag.
    const node = pieces.findOne(`#piece-${piece.id}`);
    if (node) node.setAttrs(pieceConfig(piece, pictures));
    else pieces.add(new Konva.Image(pieceConfig(piece, pictures)));
  }
  sortNodes(pieces, all);
  const selected = selectedOf(bento);
  ring.setAttrs(ringConfig(selected));
  element<HTMLButtonElement>('#turn').disabled = !selected;
  element<HTMLButtonElement>('#remove').disabled = !selected;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(bento.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(bento.history);
  element<HTMLButtonElement>('#empty').disabled = all.length === 0;
  element('[role="status"]').textContent = bento.says;
}

const onClick = (selector: string, change: (bento: Bento) => Bento) =>
  element(selector).addEventListener('click', () => show(change(bento)));
onClick('#turn', turn);
onClick('#remove', remove);
onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#empty', empty);

const file = element<HTMLInputElement>('#file');
file.addEventListener('change', () => void openFile());
element('#open').addEventListener('click', () => file.click());
element('#save').addEventListener('click', () => savePieces(piecesOf(bento)));
element('#export').addEventListener('click', () => void savePicture(stage));

async function openFile() {
  const text = file.files?.[0]?.text();
  // Emptied, so that the same file can be chosen again.
  file.value = '';
  const read = await text;
  if (read !== undefined) show(open(bento, readBento(read)));
}

window.addEventListener('keydown', (event) => {
  const change = bentoKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(bento));
});

const resize = () => stage.setAttrs(fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(bento);
