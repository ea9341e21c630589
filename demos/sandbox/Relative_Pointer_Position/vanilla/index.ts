import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { SPACE_COLORS } from '../shared/art';
import {
  add,
  BOARD,
  clear,
  isOnCake,
  KINDS,
  newBakery,
  pick,
  redoNext,
  step,
  toppingsOf,
  turnTo,
  undoLast,
  type Bakery,
} from '../shared/cake';
import { pageKey, pictureKey } from '../shared/commands';
import {
  aimConfig,
  axesConfig,
  boardConfig,
  cakeConfig,
  icingConfig,
  LABEL,
  layerConfig,
  stageConfig,
  toppingConfig,
} from '../shared/look';
import { rowsOf, spotsOfPoint, spotsOfPointer, type Spots } from '../shared/spaces';
import '../shared/style.css';
import boardUrl from './cake-board.webp';
import spongeUrl from './sheet-cake.webp';
import { element } from '../../../common/vanilla/elements';

let bakery = newBakery();
let spots: Spots | null = null;

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const board = new Image();
board.src = boardUrl;
const sponge = new Image();
sponge.src = spongeUrl;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const cake = new Konva.Group(cakeConfig(0));
const toppings = new Konva.Group({ listening: false });
const aim = new Konva.Circle(aimConfig(null));
cake.add(
  new Konva.Image({ ...icingConfig, image: sponge }),
  toppings,
  aim,
  new Konva.Shape(axesConfig('group')),
);
layer.add(
  new Konva.Image({ ...boardConfig, image: board }),
  cake,
  new Konva.Shape(axesConfig('layer')),
);
// Layers are moved with the stage. This one is neither scaled nor turned.
const origin = new Konva.Layer({ listening: false });
origin.add(new Konva.Shape(axesConfig('stage')));
stage.add(layer, origin);

stage.on('pointermove', () => point(spotsOfPointer(cake)));
stage.on('pointerleave', () => point(null));
stage.on('pointerclick', ({ evt }) => {
  const at = cake.getRelativePointerPosition();
  if (at && evt.button === 0) show(add(bakery, at));
});

const cells = rowsOf(null).map(({ space }) => {
  const [row, name, cell] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
  if (!row || !name || !cell) throw new Error('Three elements are a row.');
  name.textContent = space;
  name.style.color = SPACE_COLORS[space];
  row.append(name, cell);
  element('.spaces').append(row);
  return cell;
});

/** Where the pointer is now: in the table, and as a ring on the cake. */
function point(next: Spots | null) {
  spots = next;
  aim.setAttrs(aimConfig(spots && isOnCake(spots.group) ? spots.group : null));
  rowsOf(spots).forEach(({ at }, i) => {
    const cell = cells[i];
    if (cell) cell.textContent = at;
  });
}

/** The next state, on the canvas and in the controls. */
function show(next: Bakery) {
  bakery = next;
  cake.setAttrs(cakeConfig(bakery.turn));
  toppings.destroyChildren();
  toppings.add(...toppingsOf(bakery).map((topping) => new Konva.Shape(toppingConfig(topping))));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(bakery.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(bakery.history);
  element<HTMLButtonElement>('#clear').disabled = toppingsOf(bakery).length === 0;
  element('[role="status"]').textContent = bakery.says;
}

const onClick = (selector: string, change: (bakery: Bakery) => Bakery) =>
  element(selector).addEventListener('click', () => show(change(bakery)));
onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#clear', clear);
element('#kinds').addEventListener('change', () => {
  const { value } = element<HTMLInputElement>('#kinds :checked');
  show(pick(bakery, KINDS.find((kind) => kind === value) ?? 'candle'));
});
element<HTMLInputElement>('#turn').addEventListener('input', ({ currentTarget }) => {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  point(null);
  show(turnTo(bakery, Number(currentTarget.value)));
});

container.addEventListener('keydown', (event) => {
  const command = pictureKey(event);
  if (!command) return;
  event.preventDefault();
  const from = spots?.layer ?? BOARD;
  const at = spotsOfPoint(cake, command === 'press' ? from : step(from, command));
  point(at);
  if (command === 'press' && at) show(add(bakery, at.group));
});
window.addEventListener('keydown', (event) => {
  const change = pageKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(bakery));
});

function resize() {
  const size = { width: container.clientWidth, height: container.clientHeight };
  stage.setAttrs(stageConfig(size));
  layer.setAttrs(layerConfig(size));
}
resize();
new ResizeObserver(resize).observe(container);
point(null);
show(bakery);
