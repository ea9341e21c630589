import {
  addStep,
  currentStep,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { within } from '../../../common/konva/ranges';

/** The cake as data and pure functions. This file does not depend on Konva or a framework. */
export const KINDS = ['candle', 'cherry', 'star'] as const;
export type Kind = (typeof KINDS)[number];

interface Point {
  x: number;
  y: number;
}

/** `x` and `y` are in units of the cake, from its middle: they stay when the cake is turned, moved or scaled. */
export interface Topping extends Point {
  id: number;
  kind: Kind;
}

export interface Bakery {
  history: History<readonly Topping[]>;
  kind: Kind;
  /** Degrees by which the cake is turned on its board. */
  turn: number;
  says: string;
}

/** The iced top of the cake. A topping keeps away from its edge. */
export const CAKE = { width: 264, height: 172, corner: 30 };
const MARGIN = 12;
export const FULL = 60;

const OPENING: readonly Topping[] = [
  { id: 1, kind: 'cherry', x: -104, y: -58 },
  { id: 2, kind: 'cherry', x: 104, y: -58 },
  { id: 3, kind: 'cherry', x: 104, y: 58 },
  { id: 4, kind: 'cherry', x: -104, y: 58 },
  { id: 5, kind: 'candle', x: -44, y: -50 },
  { id: 6, kind: 'candle', x: 0, y: -58 },
  { id: 7, kind: 'candle', x: 44, y: -50 },
];

export const newBakery = (): Bakery => ({
  history: newHistory(OPENING),
  kind: 'candle',
  turn: 0,
  says: 'Press the cake to add a candle.',
});

export const toppingsOf = ({ history }: Bakery) => currentStep(history);

/** Whether a point of the cake has room for a topping: inside a rectangle with round corners. */
export function isOnCake({ x, y }: Point): boolean {
  const [right, bottom] = [CAKE.width / 2 - MARGIN, CAKE.height / 2 - MARGIN];
  const corner = CAKE.corner - MARGIN;
  const dx = Math.max(Math.abs(x) - (right - corner), 0);
  const dy = Math.max(Math.abs(y) - (bottom - corner), 0);
  return Math.hypot(dx, dy) <= corner;
}

/** Puts a topping at a point of the cake. */
export function add(bakery: Bakery, { x, y }: Point): Bakery {
  const toppings = toppingsOf(bakery);
  if (!isOnCake({ x, y })) return { ...bakery, says: 'That is beside the cake.' };
  if (toppings.length >= FULL) return { ...bakery, says: `The cake is full: ${FULL} toppings.` };
  // Of all steps, also the undone ones: an id that comes back would belong to another topping.
  const ids = bakery.history.steps.flatMap((step) => step.map(({ id }) => id));
  const { kind } = bakery;
  const topping = { id: 1 + Math.max(0, ...ids), kind, x, y };
  return {
    ...bakery,
    history: addStep(bakery.history, [...toppings, topping]),
    says: `A ${kind} at ${written({ x, y })} of the cake. ${counted(toppings.length + 1)}`,
  };
}

export const pick = (bakery: Bakery, kind: Kind): Bakery => ({
  ...bakery,
  kind,
  says: `Press the cake to add a ${kind}.`,
});

export const turnTo = (bakery: Bakery, turn: number): Bakery => ({
  ...bakery,
  turn,
  says: `The cake is turned by ${turn}°. The toppings keep their places on it.`,
});

export function clear(bakery: Bakery): Bakery {
  if (toppingsOf(bakery).length === 0) return { ...bakery, says: 'The cake is bare already.' };
  return { ...bakery, history: addStep(bakery.history, []), says: 'The cake is bare.' };
}

export const undoLast = (bakery: Bakery) => travel(bakery, undo(bakery.history), 'Undone');
export const redoNext = (bakery: Bakery) => travel(bakery, redo(bakery.history), 'Done again');

function travel(bakery: Bakery, history: Bakery['history'], word: string): Bakery {
  if (history === bakery.history) return bakery;
  return { ...bakery, history, says: `${word}. ${counted(currentStep(history).length)}` };
}

const counted = (count: number) => (count === 1 ? '1 topping.' : `${count} toppings.`);

/** A coordinate in words: whole numbers, with a real minus sign. */
export const written = ({ x, y }: Point) =>
  [x, y]
    .map((value) => String(Math.round(value)).replace('-', '−').replace(/^−0$/, '0'))
    .join(', ');

/** The round board below the cake, in units of the layer. The keyboard's pointer begins in its middle and stays on it. */
export const BOARD = { x: 146, y: 100, radius: 186 };

/** Moves the keyboard's pointer, in units of the layer. */
export const step = ({ x, y }: Point, by: Point): Point => ({
  x: within(x + by.x, BOARD.x - BOARD.radius, BOARD.x + BOARD.radius),
  y: within(y + by.y, BOARD.y - BOARD.radius, BOARD.y + BOARD.radius),
});
