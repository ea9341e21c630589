import Konva from 'konva';
import { PROMOTIONS } from '../shared/rules';
import {
  boardOf,
  DAMPING,
  drawBoard,
  marksOf,
  pieceConfig,
  pieceViews,
  ringOf,
  squareUnder,
  targetsOf,
  type PieceView,
} from '../shared/scene';
import { showCurrent } from '../shared/show-current';
import {
  byKey,
  drop,
  enter,
  flip,
  goTo,
  newTable,
  openingTable,
  pick,
  promote,
  scoreOf,
  touch,
  withoutCursor,
  type Table,
} from '../shared/table';
import '../shared/style.css';
import { createSpring } from '../../../common/konva/spring';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const input = element<HTMLInputElement>('#move');
const stage = new Konva.Stage({ container });

// The board is drawn once for each size; marks and pieces are above it.
const ground = new Konva.Layer({ listening: false });
const tiles = new Konva.Shape<Konva.ShapeConfig>({ sceneFunc: drawBoard });
ground.add(tiles);
const layer = new Konva.Layer();
const board = new Konva.Group();
const marks = new Konva.Group({ listening: false });
const pieces = new Konva.Group();
const targets = new Konva.Group({ listening: false });
const ring = { outer: new Konva.Rect(), inner: new Konva.Rect() };
const cursor = new Konva.Group({ listening: false });
cursor.add(ring.outer, ring.inner);
board.add(marks, pieces, targets, cursor);
layer.add(board);
stage.add(ground, layer);

let table = openingTable();

interface ShownPiece {
  node: Konva.Shape;
  spring: ReturnType<typeof createSpring>;
  view: PieceView;
}
const shown = new Map<string, ShownPiece>();

function createPiece(view: PieceView): ShownPiece {
  const node = new Konva.Shape({ ...pieceConfig(view), ...view.place });
  const piece = { node, spring: createSpring(node, DAMPING), view };
  node.on('dragstart', () => {
    piece.spring.stop();
    node.moveToTop();
    const square = squareUnder(piece.view.place, table.isFlipped);
    if (square !== null) apply(withoutCursor(pick(table, square)));
  });
  node.on('dragend', () => {
    apply(drop(table, squareUnder(node.position(), table.isFlipped)));
    // Moves the piece back, or to the middle of the square.
    if (shown.has(view.id)) piece.spring.to({ ...piece.view.place });
  });
  node.on('pointerenter', () => {
    container.style.cursor = piece.view.canMove ? 'grab' : 'default';
  });
  node.on('pointerleave', () => (container.style.cursor = 'default'));
  pieces.add(node);
  return piece;
}

function showPieces() {
  const views = pieceViews(table);
  for (const [id, { node, spring }] of shown) {
    if (views.some((view) => view.id === id)) continue;
    spring.stop();
    node.destroy();
    shown.delete(id);
  }
  for (const view of views) {
    const piece = shown.get(view.id) ?? createPiece(view);
    const { x, y } = piece.view.place;
    piece.view = view;
    piece.node.setAttrs(pieceConfig(view));
    if (x !== view.place.x || y !== view.place.y) piece.spring.to({ ...view.place });
    shown.set(view.id, piece);
  }
}

function showScore() {
  const rows = scoreOf(table).map(({ number, moves }) => {
    const row = document.createElement('li');
    row.append(`${number}.`);
    for (const { san, count, isSecond } of moves) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = san;
      button.className = isSecond ? 'second' : '';
      button.ariaCurrent = String(count === table.at);
      button.addEventListener('click', () => apply(goTo(table, count)));
      row.append(button);
    }
    return row;
  });
  element('#score').replaceChildren(...rows);
  showCurrent(element('#score'));
}

function apply(next: Table) {
  const isOtherMove = next.played !== table.played || next.at !== table.at;
  table = next;
  showPieces();
  marks.destroyChildren();
  marks.add(...marksOf(table).map((config) => new Konva.Rect(config)));
  targets.destroyChildren();
  targets.add(...targetsOf(table).map((config) => new Konva.Circle(config)));
  ring.outer.setAttrs(ringOf(table).outer);
  ring.inner.setAttrs(ringOf(table).inner);
  tiles.setAttr('isFlipped', table.isFlipped);

  element('#says').textContent = table.says;
  element('#promotion').hidden = table.asked === null;
  element<HTMLButtonElement>('#back').disabled = table.at === 0;
  element<HTMLButtonElement>('#forth').disabled = table.at === table.played.length;
  if (isOtherMove) showScore();
}

element('#promotion').append(
  ...PROMOTIONS.map((kind) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = kind;
    button.addEventListener('click', () => apply(promote(table, kind)));
    return button;
  }),
);
element('#back').addEventListener('click', () => apply(goTo(table, table.at - 1)));
element('#forth').addEventListener('click', () => apply(goTo(table, table.at + 1)));
element('#flip').addEventListener('click', () => apply(flip(table)));
element('#new').addEventListener('click', () => {
  input.value = '';
  apply(newTable());
});
function handleEntry() {
  const before = table;
  apply(enter(table, input.value));
  // A refused input stays, so that the user can correct it.
  if (table.played !== before.played) input.value = '';
}
element('#play').addEventListener('click', handleEntry);
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') handleEntry();
});

// One event for mouse and finger: after a tap on an empty square, browsers send a click, too.
stage.on('pointerclick', ({ evt }) => {
  if (evt.button !== 0) return;
  const point = board.getRelativePointerPosition();
  const square = point && squareUnder(point, table.isFlipped);
  if (square !== null) apply(withoutCursor(touch(table, square)));
});
container.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = byKey(table, event.key);
  if (!next) return;
  event.preventDefault();
  apply(next);
});
container.addEventListener('blur', () => apply(withoutCursor(table)));
stage.on('destroy', () => shown.forEach(({ spring }) => spring.stop()));

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = boardOf(stage.size());
  tiles.setAttrs(place);
  board.setAttrs(place);
}).observe(container);

apply(table);
showScore();
