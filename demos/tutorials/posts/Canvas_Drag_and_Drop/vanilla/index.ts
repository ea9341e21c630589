import Konva from 'konva';
import {
  board,
  boardColor,
  firstRules,
  firstTiles,
  inWords,
  place,
  rest,
  slotAt,
  slotColor,
  slots,
  slotSize,
  tileSize,
  type Tile,
} from '../shared/board';
import { plainBoard } from '../shared/plain-board';
import '../shared/style.css';

const rules = { ...firstRules };
for (const key of ['snaps', 'stays'] as const) {
  const box = document.querySelector<HTMLInputElement>(`#${key}`);
  box?.addEventListener('change', () => (rules[key] = box.checked));
}

const [plainWords, nodeWords] = document.querySelectorAll('output');
const show = (output: HTMLOutputElement | undefined, tiles: readonly Tile[]) => {
  if (output) output.textContent = inWords(tiles);
};
show(plainWords, firstTiles);
show(nodeWords, firstTiles);

const canvas = document.querySelector<HTMLCanvasElement>('.plain');
if (canvas)
  plainBoard(
    canvas,
    () => rules,
    (tiles) => show(plainWords, tiles),
  );

const stage = new Konva.Stage({ container: 'container', height: board.height });
const layer = new Konva.Layer();
stage.add(layer);

const { left, top, width, height } = board;
layer.add(new Konva.Rect({ x: left, y: top, width, height, fill: boardColor }));

const square = { offsetX: slotSize / 2, offsetY: slotSize / 2, width: slotSize, height: slotSize };
const slotNodes = slots.map(
  ({ id, x, y }) => new Konva.Rect({ ...square, name: 'slot', id, x, y, fill: slotColor(false) }),
);
layer.add(...slotNodes);

let tiles = firstTiles;
for (const tile of tiles) {
  const node = new Konva.Rect({
    ...tile,
    name: 'tile',
    offsetX: tileSize / 2,
    offsetY: tileSize / 2,
    width: tileSize,
    height: tileSize,
    draggable: true,
  });
  layer.add(node);

  const showOver = (over?: string) =>
    slotNodes.forEach((slot) => slot.fill(slotColor(slot.id() === over)));

  node.on('dragstart', () => node.moveToTop());
  node.on('dragmove', () => {
    node.position(place(node.position(), rules));
    showOver(slotAt(node.position())?.id);
  });
  node.on('dragend', () => {
    node.position(rest(tile.id, node.position(), tiles));
    tiles = tiles.map((other) => (other.id === tile.id ? { ...other, ...node.position() } : other));
    showOver();
    show(nodeWords, tiles);
  });
}

const cursor = (name: string) => (stage.container().style.cursor = name);
layer.on('mouseover dragend', ({ target }) => cursor(target.draggable() ? 'grab' : 'default'));
layer.on('dragstart', () => cursor('grabbing'));

// The board is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
