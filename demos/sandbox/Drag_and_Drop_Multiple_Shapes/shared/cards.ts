import Konva from 'konva';

/** The steps of undo and redo. Each lists the cards as they lie: the last one is on top. */
export interface Table {
  steps: readonly (readonly Card[])[];
  at: number;
  chosen: string;
}

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const HEIGHT = 420;
/** `x` and `y` are the middle of a card. */
export const OPENING = [
  { id: 'moon', x: -148, y: 36, rotation: -17 },
  { id: 'sea', x: -90, y: 8, rotation: -9 },
  { id: 'eye', x: -28, y: -6, rotation: -3 },
  { id: 'sun', x: 34, y: -4, rotation: 4 },
  { id: 'key', x: 94, y: 14, rotation: 11 },
  { id: 'star', x: 148, y: 42, rotation: 18 },
];
export type Card = (typeof OPENING)[number];

/** Puts the scene in the middle of the stage, as large as it fits. */
export function placeScene(width: number) {
  const scale = Math.min(1.2, (width || 480) / 480);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

const CARD = { name: 'card', width: 104, height: 164, offset: { x: 52, y: 82 }, cornerRadius: 10 };
/** The picture shows all cards side by side. */
export const cardConfig = (card: Card, isChosen: boolean, image?: CanvasImageSource) => ({
  ...card,
  ...CARD,
  image,
  crop: { x: OPENING.findIndex(({ id }) => id === card.id) * 208, y: 0, width: 208, height: 328 },
  stroke: isChosen ? '#ffd978' : undefined,
  strokeWidth: 4,
  draggable: true,
});

export const newTable = (): Table => ({ steps: [OPENING], at: 0, chosen: '' });
export const cardsOf = ({ steps, at }: Table) => steps[at] ?? [];
const addStep = ({ steps, at }: Table, cards: readonly Card[], chosen = ''): Table => ({
  steps: [...steps.slice(0, at + 1), cards],
  at: at + 1,
  chosen,
});

/** A description for users who do not see the canvas. */
export function describe(table: Table) {
  const card = cardsOf(table).find(({ id }) => id === table.chosen);
  if (!card) return 'Drag a card.';
  return `The ${card.id} is at ${Math.round(card.x)}, ${Math.round(card.y)}.`;
}

/** Puts a card on top of the others. */
export function move(table: Table, id: string, to: Konva.Vector2d): Table {
  const card = cardsOf(table).find((each) => each.id === id);
  const others = cardsOf(table).filter((each) => each !== card);
  return card ? addStep(table, [...others, { ...card, x: to.x, y: to.y }], id) : table;
}

/** Chooses the top one of the others, so that keys continue. */
export function remove(table: Table, id: string): Table {
  const others = cardsOf(table).filter((card) => card.id !== id);
  return addStep(table, others, others.at(-1)?.id);
}

export const dealAgain = (table: Table) => addStep(table, OPENING);
export const travel = (table: Table, by: 1 | -1): Table =>
  table.steps[table.at + by] ? { ...table, at: table.at + by } : table;

/** The table after a key, or undefined if the key is not for it. */
export function press(table: Table, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  const cards = cardsOf(table);
  const at = cards.findIndex(({ id }) => id === table.chosen);
  const card = cards[at];
  if (ctrlKey || metaKey) return /^z$/i.test(key) ? travel(table, shiftKey ? 1 : -1) : undefined;
  if (key === 'PageDown') return { ...table, chosen: cards[(at + 1) % cards.length]?.id ?? '' };
  if (key === 'PageUp') return { ...table, chosen: cards.at(at - 1)?.id ?? '' };
  if (key === 'Delete') return card && remove(table, card.id);
  const length = shiftKey ? 10 : 1;
  const x = length * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = length * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return card && (x || y) ? move(table, card.id, { x: card.x + x, y: card.y + y }) : undefined;
}
