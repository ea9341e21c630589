import Konva from 'konva';
import * as game from '../shared/cards';
import deckUrl from './fortune-cards.webp';
import tableUrl from './fortune-table.webp';
import { element } from '../../../common/vanilla/elements';

let table = game.newTable();
const container = element<HTMLDivElement>('#container');
container.style.background = `url(${tableUrl}) center / 1680px`;
const deck = new Image();
deck.src = deckUrl;
const stage = new Konva.Stage({ container, height: game.HEIGHT });
const layer = new Konva.Layer();
stage.add(layer);

// The layer receives the events of all cards, even of those that undo creates.
layer.on('dragstart', ({ target }) => target.moveToTop());
layer.on('dragend', ({ target }) => show(game.move(table, target.id(), target.position())));
layer.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0) show({ ...table, chosen: target.id() });
});
layer.on('pointerdblclick', ({ evt, target }) => {
  if (evt.button !== 0) return;
  container.style.cursor = '';
  show(game.remove(table, target.id()));
});
layer.on('mouseenter', () => (container.style.cursor = 'pointer'));
layer.on('mouseleave', () => (container.style.cursor = ''));

/** Shows the next state on the canvas and in the status line. */
function show(next: game.Table) {
  table = next;
  const cards = game.cardsOf(table);
  for (const node of [...layer.children]) {
    if (!cards.some(({ id }) => id === node.id())) node.destroy();
  }
  cards.forEach((card, at) => {
    const config = game.cardConfig(card, card.id === table.chosen, deck);
    const node = layer.children.find((each) => each.id() === card.id) ?? new Konva.Image(config);
    if (!node.getLayer()) layer.add(node);
    node.setAttrs(config);
    node.zIndex(at);
  });
  element('[role="status"]').textContent = game.describe(table);
}

element('#undo').addEventListener('click', () => show(game.travel(table, -1)));
element('#redo').addEventListener('click', () => show(game.travel(table, 1)));
element('#deal').addEventListener('click', () => show(game.dealAgain(table)));
container.addEventListener('keydown', (event) => {
  const next = game.press(table, event);
  if (!next) return;
  event.preventDefault();
  show(next);
});

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(game.placeScene(stage.width()));
}).observe(container);
show(table);
