import { distance } from '../../../common/konva/distance';

export interface Point {
  x: number;
  y: number;
}

export interface Prize {
  says: string;
  /** Colors of the scoops, from the lowest up. */
  scoops: string[];
}

export interface Card {
  number: number;
  /** The ways of the coin: x and y alternating. */
  rubs: number[][];
  /** For each cell of the cover, row by row, whether it is gone. */
  gone: readonly boolean[];
  isOpen: boolean;
}

/** The silver field, in the coordinates of the ticket. */
export const FIELD = { x: -150, y: 132, width: 300, height: 200 };
/** Radius of the coin. */
export const COIN = 19;
/** With this share gone, the rest goes by itself. */
export const ENOUGH = 0.6;

const COLUMNS = 60;
const ROWS = 40;
/** Points closer than this make a line heavier, not better. */
const CLOSEST = 2;

const PISTACHIO = '#b7d67a';
const RASPBERRY = '#ef5d78';
const MANGO = '#ffb52e';
const CHOCOLATE = '#7a4a34';

export const PRIZES: readonly Prize[] = [
  { says: 'Three scoops: pistachio, raspberry and mango.', scoops: [PISTACHIO, RASPBERRY, MANGO] },
  { says: 'No scoop this time. The cone is yours.', scoops: [] },
  { says: 'One scoop of chocolate.', scoops: [CHOCOLATE] },
  { says: 'Two scoops: mango and pistachio.', scoops: [MANGO, PISTACHIO] },
];

export const newCard = (number: number): Card => ({
  number,
  rubs: [],
  gone: Array.from({ length: COLUMNS * ROWS }, () => false),
  isOpen: false,
});

/** What is below the cover. The number decides, so the ticket cannot change its mind. */
export function prizeOf(number: number): Prize {
  const at = ((number % PRIZES.length) + PRIZES.length) % PRIZES.length;
  return PRIZES[at] ?? { says: 'No scoop this time.', scoops: [] };
}

/** Puts the coin down. */
export function press(card: Card, at: Point): Card {
  if (card.isOpen) return card;
  // A line without length draws nothing; a tenth of a unit makes a tap leave a dot.
  return rub({ ...card, rubs: [...card.rubs, [at.x, at.y, at.x + 0.1, at.y]] }, at, at);
}

/** Moves the coin through points. */
export const move = (card: Card, way: Point[]): Card => way.reduce(moveTo, card);

function moveTo(card: Card, to: Point): Card {
  const last = card.rubs.at(-1);
  if (card.isOpen || !last) return card;
  const [x = 0, y = 0] = last.slice(-2);
  if (Math.hypot(to.x - x, to.y - y) < CLOSEST) return card;
  return rub({ ...card, rubs: [...card.rubs.slice(0, -1), [...last, to.x, to.y]] }, { x, y }, to);
}

/** Takes the cells on the way off the cover. */
function rub(card: Card, from: Point, to: Point): Card {
  const gone = card.gone.map((isGone, i) => isGone || distance(middleOf(i), from, to) <= COIN);
  return { ...card, gone, isOpen: shareOf(gone) >= ENOUGH };
}

/** Takes the whole cover off. */
export const reveal = (card: Card): Card => ({ ...card, isOpen: true });

/** The part of the cover that is gone, from 0 to 1. */
export const shareOf = (gone: readonly boolean[]): number =>
  gone.length === 0 ? 0 : gone.filter(Boolean).length / gone.length;

/** The card in words. It counts in tens, so that a screen reader is not told every rub. */
export function describe(card: Card): string {
  if (card.isOpen) return prizeOf(card.number).says;
  const tens = Math.floor(shareOf(card.gone) * 10) * 10;
  return tens === 0 ? 'Rub the silver field with the coin.' : `${tens} % is off.`;
}

function middleOf(cell: number): Point {
  return {
    x: FIELD.x + (((cell % COLUMNS) + 0.5) * FIELD.width) / COLUMNS,
    y: FIELD.y + ((Math.floor(cell / COLUMNS) + 0.5) * FIELD.height) / ROWS,
  };
}
