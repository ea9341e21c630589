import type { View } from '../../../common/konva/zoom';

/** A hundred thousand penguins, and the grid that finds them. This file does not depend on Konva. */

/** The pose of a penguin. The number is its index in `KINDS`. */
export const KINDS = [
  'looks at you',
  'looks west',
  'looks east',
  'keeps an egg warm',
  'is asleep',
  'is a chick',
  'wears a scarf',
] as const;
export type Kind = (typeof KINDS)[number];

/** Numbers of penguins to choose from. */
export const COUNTS = { least: 5000, most: 200_000, step: 5000, first: 100_000 };
/** Maximum number of nodes: beyond it, an image of the colony replaces them. */
export const MAX_NODES = 3000;
/** Up to here, all penguins can be nodes at once, for comparison. */
export const MAX_AT_ONCE = 10_000;

/** Side of a cell of the grid. Lengths are units of the world; a penguin is 34 tall. */
export const CELL = 240;
/** How far the drawing of a penguin extends from its point, which is between its feet. */
export const BODY = { half: 14, above: 36, below: 4 };

/** Penguins in a huddle: the distance between them grows with it. */
const SPREAD = 14.6;
const USUAL_HUDDLE = 700;
/** Ice around the huddles. */
const SHORE = 700;
const STRIDE = 36;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * The colony on its square of ice. Numbers are in typed arrays: a hundred thousand objects would take ten times the memory.
 * The penguins of cell `c` are `order[starts[c]]` up to `order[starts[c + 1]]`, not included.
 */
export interface Colony {
  count: number;
  side: number;
  /** The penguin at the head of the file that leaves the largest huddle. */
  start: number;
  x: Float32Array;
  y: Float32Array;
  kind: Uint8Array;
  /** Cells in a row. There are as many rows. */
  columns: number;
  starts: Uint32Array;
  order: Uint32Array;
}

/** Columns and rows of cells, all included. */
export interface CellRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A number from 0 to 1 that looks random and is the same for the same input. */
function chance(index: number, topic: number): number {
  let mixed = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(topic + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** How many penguins each position for a huddle gets: none outside a round floe. The sum is exactly `count`. */
export function huddleSizes(count: number): number[] {
  const across = Math.max(2, Math.round(Math.sqrt(count / USUAL_HUDDLE)));
  const middle = (across - 1) / 2;
  const weights = Array.from({ length: across ** 2 }, (_, place) => {
    const away = Math.hypot((place % across) - middle, Math.floor(place / across) - middle);
    if (away > 0.54 * across + 0.3) return 0;
    return 0.06 + 0.94 * chance(place, 2) ** 2;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const size = Math.round((count * weighed) / total) - given;
    given += size;
    return size;
  });
}

/** The same colony for the same number: huddles on a floe, and files of penguins that walk from one to the next. */
export function createColony(count: number): Colony {
  const sizes = huddleSizes(count);
  const across = Math.sqrt(sizes.length);
  const room = 2.2 * SPREAD * Math.sqrt(Math.max(...sizes));
  const side = across * room + 2 * SHORE;
  const x = new Float32Array(count);
  const y = new Float32Array(count);
  const kind = new Uint8Array(count);

  const huddles = sizes.map((size, place) => {
    const radius = SPREAD * Math.sqrt(size);
    // A small huddle is farther from the middle of its position.
    const free = room / 2 - radius;
    const column = place % across;
    const row = Math.floor(place / across);
    return {
      radius,
      x: SHORE + (column + 0.5) * room + free * (2 * chance(place, 3) - 1),
      y: SHORE + (row + 0.5) * room + free * (2 * chance(place, 4) - 1),
    };
  });

  let i = 0;
  let start = 0;
  let largest = 0;
  huddles.forEach((huddle, place) => {
    const size = sizes[place] ?? 0;
    const isLast = (place + 1) % across === 0 || sizes[place + 1] === 0;
    const next = isLast ? undefined : huddles[place + 1];
    const gap = next
      ? Math.hypot(next.x - huddle.x, next.y - huddle.y) - 1.2 * (next.radius + huddle.radius)
      : 0;
    const walkers = Math.min(Math.floor(size * 0.05), Math.max(0, Math.floor(gap / STRIDE) - 1));
    if (walkers > 4 && size > largest) {
      start = i;
      largest = size;
    }
    for (let k = 0; k < size; k += 1, i += 1) {
      if (next && k < walkers) {
        const along = 1.2 * huddle.radius + (k + 1) * STRIDE;
        const angle = Math.atan2(next.y - huddle.y, next.x - huddle.x);
        x[i] = huddle.x + along * Math.cos(angle) + 4 * chance(i, 5);
        y[i] = huddle.y + along * Math.sin(angle) + 26 * Math.sin(along / 130);
        kind[i] = KINDS.indexOf('looks east');
      } else {
        const angle = k * GOLDEN_ANGLE;
        const bulge =
          1 + 0.2 * Math.sin(2 * angle + place) + 0.12 * Math.sin(3 * angle + 2 * place);
        const from = SPREAD * Math.sqrt(k - walkers + 0.5) * bulge;
        x[i] = huddle.x + from * Math.cos(angle) + 7 * (chance(i, 5) - 0.5);
        y[i] = huddle.y + from * Math.sin(angle) + 7 * (chance(i, 6) - 0.5);
        kind[i] = kindFor(chance(i, 7));
      }
    }
  });
  kind[scarfOf(count)] = KINDS.indexOf('wears a scarf');
  return { count, side, start, x, y, kind, ...sortIntoCells(x, y, side) };
}

function kindFor(share: number): number {
  const limits = [0.46, 0.64, 0.82, 0.9, 0.95, 1];
  return limits.findIndex((limit) => share < limit);
}

/** The one that wears a scarf. */
export const scarfOf = (count: number) => Math.floor(count * 0.7071);

/** Counts the penguins of each cell, and writes them cell after cell into one array. */
function sortIntoCells(x: Float32Array, y: Float32Array, side: number) {
  const columns = Math.ceil(side / CELL);
  const cells = Uint32Array.from(
    x,
    (at, i) => Math.floor((y[i] ?? 0) / CELL) * columns + Math.floor(at / CELL),
  );
  const starts = new Uint32Array(columns ** 2 + 1);
  for (const cell of cells) starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
  for (let cell = 0; cell < columns ** 2; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  }
  const next = starts.slice();
  const order = new Uint32Array(x.length);
  cells.forEach((cell, i) => {
    const at = next[cell] ?? 0;
    order[at] = i;
    next[cell] = at + 1;
  });
  return { columns, starts, order };
}

/** Where a penguin stands. */
export const placeOf = ({ x, y }: Colony, i: number): Point => ({ x: x[i] ?? 0, y: y[i] ?? 0 });

/** The penguins of a cell, the nearest ones last: they stand in front of the others. */
export function penguinsIn(colony: Colony, column: number, row: number): number[] {
  const { columns, starts, order, y } = colony;
  if (column < 0 || row < 0 || column >= columns || row >= columns) return [];
  const cell = row * columns + column;
  return [...order.subarray(starts[cell], starts[cell + 1])].sort(
    (a, b) => (y[a] ?? 0) - (y[b] ?? 0),
  );
}

/** How many penguins are in these cells. Reads two numbers for each row and does not visit each penguin. */
export function countIn({ columns, starts }: Colony, range: CellRange): number {
  let count = 0;
  for (let row = range.top; row <= range.bottom; row += 1) {
    if (range.left > range.right) return 0;
    const first = row * columns;
    count += (starts[first + range.right + 1] ?? 0) - (starts[first + range.left] ?? 0);
  }
  return count;
}

export const allCells = ({ columns }: Colony): CellRange => ({
  left: 0,
  top: 0,
  right: columns - 1,
  bottom: columns - 1,
});

/**
 * The cells whose penguins the stage can show. A view has its origin at the middle of the stage. A penguin outside the stage may
 * extend into it with its head or its side.
 */
export function cellsInView({ columns }: Colony, view: View, { width, height }: Size): CellRange {
  const left = (-width / 2 - view.x) / view.scale;
  const top = (-height / 2 - view.y) / view.scale;
  const right = left + width / view.scale;
  const bottom = top + height / view.scale;
  const last = columns - 1;
  return {
    left: Math.max(0, Math.floor((left - BODY.half) / CELL)),
    top: Math.max(0, Math.floor((top - BODY.below) / CELL)),
    right: Math.min(last, Math.floor((right + BODY.half) / CELL)),
    bottom: Math.min(last, Math.floor((bottom + BODY.above) / CELL)),
  };
}

/** The cells that get nodes, or null if there would be too many. */
export function cellsToShow(
  colony: Colony,
  view: View,
  size: Size,
  all: boolean,
): CellRange | null {
  if (all && colony.count <= MAX_AT_ONCE) return allCells(colony);
  const range = cellsInView(colony, view, size);
  return countIn(colony, range) > MAX_NODES ? null : range;
}

/** The penguin at a point of the world: the one in front, if there are several. */
export function penguinAt(colony: Colony, point: Point): number | null {
  let found: number | null = null;
  let front = -Infinity;
  const across = Math.floor(point.x / CELL);
  const down = Math.floor(point.y / CELL);
  // A body is smaller than a cell, so the one around the point stands in this cell or beside it.
  for (let row = down - 1; row <= down + 1; row += 1) {
    for (let column = across - 1; column <= across + 1; column += 1) {
      for (const i of penguinsIn(colony, column, row)) {
        const { x, y } = placeOf(colony, i);
        const isInside =
          Math.abs(point.x - x) <= BODY.half - 2 && point.y > y - BODY.above && point.y <= y + 2;
        if (isInside && y > front) {
          found = i;
          front = y;
        }
      }
    }
  }
  return found;
}

/** The status line for a penguin, or for a position without one. */
export function describe(colony: Colony, i: number | null): string {
  if (i === null) return 'There is no penguin here.';
  return `${numberOf(i)} ${KINDS[colony.kind[i] ?? 0] ?? ''}.`;
}

/** The status line for a new colony. */
export const describeAll = ({ count }: Colony) =>
  `${count.toLocaleString('en')} penguins, and nodes for those in view.`;

export const numberOf = (i: number) => `No. ${(i + 1).toLocaleString('en')}`;

/** The penguin with the typed number, or a message that says why there is none. */
export function findNumber(colony: Colony, typed: string): { i: number } | { wrong: string } {
  const number = Number(typed.replaceAll(/[\s,.]/g, ''));
  if (typed.trim() === '') return { wrong: 'Type the number of a penguin.' };
  if (!Number.isInteger(number) || number < 1 || number > colony.count) {
    return { wrong: `Numbers go from 1 to ${colony.count.toLocaleString('en')}.` };
  }
  return { i: number - 1 };
}
