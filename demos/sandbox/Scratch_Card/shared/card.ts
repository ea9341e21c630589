export interface Point {
  x: number;
  y: number;
}

export interface Card {
  number: number;
  /** The paths of the coin: x and y alternating. */
  rubs: readonly number[][];
  /** For each cell of the cover, row by row, whether it is gone. */
  gone: readonly boolean[];
  isOpen: boolean;
  /** Whether the coin is down and rubs. */
  isDown: boolean;
  coin: Point & { visible: boolean };
}

type Change = (card: Card) => Card;

/** The silver field, in the coordinates of the ticket. */
export const FIELD = { x: -150, y: 132, width: 300, height: 200 };
/** Radius of the coin. */
export const COIN = 19;
/** When this share is gone, the rest fades. */
export const ENOUGH = 0.6;

const COLUMNS = 60;
const ROWS = 40;

/** In the order of the image of all prizes. */
export const PRIZES = [
  'Three scoops: pistachio, raspberry and mango.',
  'No scoop this time. The cone is yours.',
  'One scoop of chocolate.',
  'Two scoops: mango and pistachio.',
];

export const newCard = (number: number): Card => ({
  number,
  rubs: [],
  gone: Array.from({ length: COLUMNS * ROWS }, () => false),
  isOpen: false,
  isDown: false,
  coin: { x: 0, y: 232, visible: false },
});

/** The prize below the cover. It depends only on the number, so it cannot change. */
export const prizeOf = (number: number) => number % PRIZES.length;

/** Puts the coin down. */
export function press(card: Card, at: Point): Card {
  const next = { ...card, isDown: true, coin: { ...card.coin, ...at } };
  if (card.isOpen) return next;
  // A line without length draws nothing; a tenth of a unit makes a tap leave a dot.
  return rub({ ...next, rubs: [...card.rubs, [at.x, at.y, at.x + 0.1, at.y]] }, at, at);
}

/** Moves the coin, which rubs if it is down. */
export function move(card: Card, { x, y }: Point, visible: boolean): Card {
  const next = { ...card, coin: { x, y, visible } };
  const last = card.rubs.at(-1);
  if (!card.isDown || card.isOpen || !last) return next;
  const [fromX = 0, fromY = 0] = last.slice(-2);
  const rubs = [...card.rubs.slice(0, -1), [...last, x, y]];
  return rub({ ...next, rubs }, { x: fromX, y: fromY }, { x, y });
}

/** Removes the cells along the path from the cover. */
function rub(card: Card, from: Point, to: Point): Card {
  const gone = card.gone.map((isGone, i) => isGone || distance(middleOf(i), from, to) <= COIN);
  return { ...card, gone, isOpen: shareOf(gone) >= ENOUGH };
}

export const lift: Change = (card) => ({ ...card, isDown: false });
export const hideCoin: Change = (card) => ({ ...card, coin: { ...card.coin, visible: false } });
/** Removes the whole cover. */
export const reveal: Change = (card) => ({ ...card, isOpen: true });
export const nextCard: Change = ({ number }) => newCard(number + 1);

/** What a key does: arrows move the coin, Space or Enter puts it down and lifts it. */
export function keyChange({ key, shiftKey, repeat }: KeyboardEvent): Change | undefined {
  const step = shiftKey ? 40 : 5;
  const by =
    (x: number, y: number): Change =>
    (card) => {
      const to = { x: card.coin.x + x, y: card.coin.y + y };
      const inReach = {
        x: Math.min(Math.max(to.x, -200), 200),
        y: Math.min(Math.max(to.y, 0), 420),
      };
      return move(card, inReach, true);
    };
  // A key that is held down repeats; the coin would go up and down.
  const toggle: Change = (card) =>
    repeat ? card : card.isDown ? lift(card) : press(card, card.coin);
  const changes: Record<string, Change> = {
    ArrowLeft: by(-step, 0),
    ArrowRight: by(step, 0),
    ArrowUp: by(0, -step),
    ArrowDown: by(0, step),
    ' ': toggle,
    Enter: toggle,
  };
  return changes[key];
}

/** The part of the cover that is gone, from 0 to 1. */
export const shareOf = (gone: readonly boolean[]) => gone.filter(Boolean).length / gone.length;

/** Describes the card, in steps of ten percent, so that a screen reader does not announce every rub. */
export function describe({ isOpen, number, gone }: Card): string {
  if (isOpen) return PRIZES[prizeOf(number)] ?? '';
  const tens = Math.floor(shareOf(gone) * 10) * 10;
  return tens === 0 ? 'Rub the silver field with the coin.' : `${tens}% removed.`;
}

function middleOf(cell: number): Point {
  return {
    x: FIELD.x + (((cell % COLUMNS) + 0.5) * FIELD.width) / COLUMNS,
    y: FIELD.y + ((Math.floor(cell / COLUMNS) + 0.5) * FIELD.height) / ROWS,
  };
}

/** The distance of a point from a line between two others. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [wide, high] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * wide + (y - from.y) * high) / (wide ** 2 + high ** 2 || 1);
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - part * wide, y - from.y - part * high);
}
