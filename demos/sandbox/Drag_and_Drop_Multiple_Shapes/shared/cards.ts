import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { within } from '../../../common/konva/ranges';

/** The cards as data and pure functions. This file does not depend on Konva or a framework. */
export const NAMES = ['moon', 'sea', 'eye', 'sun', 'key', 'star'] as const;
export type Name = (typeof NAMES)[number];

interface Point {
  x: number;
  y: number;
}

/** `x` and `y` are the middle of the card, `turn` is in degrees. */
export interface Card extends Point {
  name: Name;
  turn: number;
}

/** The order of the cards is the order in which they lie: the last one is on top. */
export interface Table {
  history: History<readonly Card[]>;
  chosen: Name | null;
  says: string;
}

export const TABLE = { width: 480, height: 360 };
export const CARD = { width: 104, height: 164 };
/** A middle of a card cannot be nearer to the edge of the table. */
const MARGIN = { x: 40, y: 60 };

const OPENING: readonly Card[] = [
  { name: 'moon', x: 92, y: 206, turn: -17 },
  { name: 'sea', x: 150, y: 178, turn: -9 },
  { name: 'eye', x: 212, y: 164, turn: -3 },
  { name: 'sun', x: 274, y: 166, turn: 4 },
  { name: 'key', x: 334, y: 184, turn: 11 },
  { name: 'star', x: 388, y: 212, turn: 18 },
];

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const counted = (count: number) => `${COUNTS[count] ?? count} ${count === 1 ? 'card' : 'cards'}`;

export const newTable = (): Table => ({
  history: newHistory(OPENING),
  chosen: null,
  says: 'Six cards. Drag one to the top of the others.',
});

export const cardsOf = ({ history }: Table) => currentStep(history);
const cardOf = (table: Table, name: Name | null) =>
  cardsOf(table).find((card) => card.name === name);

export const keepOn = ({ x, y }: Point): Point => ({
  x: within(x, MARGIN.x, TABLE.width - MARGIN.x),
  y: within(y, MARGIN.y, TABLE.height - MARGIN.y),
});

const placeOf = (card: Card) => `${Math.round(card.x)}, ${Math.round(card.y)}`;

/** A press, or null to choose none. It does not change the order. */
export function choose(table: Table, name: Name | null): Table {
  const card = cardOf(table, name);
  if (!card) return { ...table, chosen: null, says: `${capital(leftOf(cardsOf(table)))}.` };
  return { ...table, chosen: card.name, says: `The ${card.name} is at ${placeOf(card)}.` };
}

/** The next card for a key, from the lowest to the top and around. */
export function chooseNext(table: Table, by: 1 | -1): Table {
  const cards = cardsOf(table);
  const at = cards.findIndex(({ name }) => name === table.chosen);
  const next = at === -1 && by === -1 ? cards.length - 1 : at + by;
  return choose(table, cards[(next + cards.length) % cards.length]?.name ?? null);
}

/** Puts a card on top of the others, somewhere on the table. A drag is one step, until `release`. */
export function drag(table: Table, name: Name, to: Point): Table {
  const card = cardOf(table, name);
  if (!card) return table;
  const place = keepOn(to);
  const isTop = cardsOf(table).at(-1) === card;
  if (isTop && card.x === place.x && card.y === place.y) return { ...table, chosen: name };
  const moved = { ...card, ...place };
  const cards = [...cardsOf(table).filter((one) => one !== card), moved];
  return {
    history: addStep(table.history, cards, `drag ${name}`),
    chosen: name,
    says: `The ${name} is on top, at ${placeOf(moved)}.`,
  };
}

/** Ends a drag: the next one of the same card is a step of its own. */
export const release = (table: Table): Table => ({
  ...table,
  history: endTopic(table.history),
});

export function nudge(table: Table, by: Point): Table {
  const card = cardOf(table, table.chosen);
  if (!card) return { ...table, says: 'Choose a card first.' };
  return drag(table, card.name, { x: card.x + by.x, y: card.y + by.y });
}

/** Takes a card off the table. The one that is on top then is chosen, so that keys continue. */
export function remove(table: Table, name: Name | null): Table {
  const card = cardOf(table, name);
  if (!card) return { ...table, says: 'Choose a card first.' };
  const cards = cardsOf(table).filter((one) => one !== card);
  return {
    history: addStep(table.history, cards),
    chosen: cards.at(-1)?.name ?? null,
    says:
      cards.length === 0
        ? `The ${card.name} is removed. The table is empty: undo brings a card back.`
        : `The ${card.name} is removed, ${leftOf(cards)}.`,
  };
}

/** All six cards, as they lay in the beginning. A step like any other. */
export const dealAgain = (table: Table): Table => ({
  history: addStep(table.history, OPENING),
  chosen: null,
  says: 'Six cards are dealt again.',
});

export const undoLast = (table: Table) => travel(table, undo(table.history), 'Undone');
export const redoNext = (table: Table) => travel(table, redo(table.history), 'Done again');

function travel(table: Table, history: Table['history'], word: string): Table {
  if (history === table.history) return table;
  const cards = currentStep(history);
  const before = cardsOf(table);
  // The card that the step brought back or moved; otherwise the chosen one, if it is still there.
  const changed = cards.find((card) => !before.includes(card))?.name ?? table.chosen;
  const chosen = cards.find(({ name }) => name === changed)?.name ?? null;
  return { history, chosen, says: `${word}: ${leftOf(cards)}.` };
}

const leftOf = ({ length }: readonly Card[]) =>
  `${counted(length)} ${length === 1 ? 'is' : 'are'} on the table`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
