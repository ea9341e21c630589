import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  cardsOf,
  choose,
  dealAgain,
  drag,
  newTable,
  redoNext,
  release,
  remove,
  undoLast,
  type Card,
  type Table,
} from '../shared/cards';
import { pageKey, tableKey } from '../shared/commands';
import { cardConfig, LABEL, nameOf, placeIn, placeTable, tableConfig } from '../shared/look';
import '../shared/style.css';
import deckUrl from './fortune-cards.webp';
import woodUrl from './fortune-table.webp';
import { element } from '../../../common/vanilla/elements';

let table = newTable();

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const deck = new Image();
deck.src = deckUrl;
const wood = new Image();
wood.src = woodUrl;
const stage = new Konva.Stage({ container });
// The table is drawn once for each size; the cards are above it.
const ground = new Konva.Layer({ listening: false });
ground.add(new Konva.Image({ ...tableConfig, image: wood }));
const layer = new Konva.Layer();
stage.add(ground, layer);

// The layer hears the events of all cards, also of those that an undo creates.
layer.on('pointerdown', ({ target }) => show(choose(table, nameOf(target))));
layer.on('pointerdblclick', ({ target }) => {
  container.style.cursor = '';
  show(remove(table, nameOf(target)));
});
layer.on('dragmove', ({ target }) => {
  const name = nameOf(target);
  if (name) show(drag(table, name, placeIn(target)));
});
layer.on('dragend', () => show(release(table)));
layer.on('mouseenter', () => (container.style.cursor = 'pointer'));
layer.on('mouseleave', () => (container.style.cursor = ''));

/** One node for each card, found by its name: the node of a drag must outlive the steps of the drag. */
function showCard(card: Card, at: number) {
  const config = cardConfig(card, card.name === table.chosen, deck);
  const node = layer.children.find((one) => nameOf(one) === card.name) ?? new Konva.Image(config);
  node.setAttrs(config);
  if (!node.getLayer()) layer.add(node);
  if (node.zIndex() !== at) node.zIndex(at);
}

/** The next state, on the canvas and in the controls. */
function show(next: Table) {
  table = next;
  const cards = cardsOf(table);
  for (const node of [...layer.children]) {
    if (!cards.some(({ name }) => name === nameOf(node))) node.destroy();
  }
  cards.forEach(showCard);
  element<HTMLButtonElement>('#remove').disabled = table.chosen === null;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(table.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(table.history);
  element('[role="status"]').textContent = table.says;
}

const onClick = (selector: string, step: (table: Table) => Table) =>
  element(selector).addEventListener('click', () => show(step(table)));

onClick('#remove', (now) => remove(now, now.chosen));
onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#deal', dealAgain);

const onKey = (read: typeof pageKey) => (event: KeyboardEvent) => {
  const step = read(event);
  if (!step) return;
  event.preventDefault();
  show(step(table));
};
container.addEventListener('keydown', onKey(tableKey));
window.addEventListener('keydown', onKey(pageKey));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  ground.setAttrs(placeTable(stage.size()));
  layer.setAttrs(placeTable(stage.size()));
}
resize();
new ResizeObserver(resize).observe(container);
show(table);
