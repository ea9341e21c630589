import { random } from '../../../common/konva/random';

/** The game as data and pure functions. This file does not depend on Konva or a framework. */
export interface Size {
  id: string;
  name: string;
  columns: number;
  rows: number;
  /** How many hedgehogs sleep there. */
  hedgehogs: number;
}

export const SMALL: Size = { id: 'small', name: 'Small', columns: 8, rows: 7, hedgehogs: 8 };
export const SIZES: readonly Size[] = [
  SMALL,
  { id: 'medium', name: 'Medium', columns: 10, rows: 9, hedgehogs: 14 },
  { id: 'large', name: 'Large', columns: 12, rows: 11, hedgehogs: 24 },
];

export type Cover = 'leaves' | 'flag' | 'open';
export type Status = 'ready' | 'running' | 'won' | 'lost';

export interface Game {
  size: Size;
  status: Status;
  /** One for each cell, row by row. A cell's index is its name in all functions. */
  covers: readonly Cover[];
  /** Empty until the first cell is opened: the first one and its neighbors are always free. */
  hedgehogs: ReadonlySet<number>;
  /** The hedgehog that ended the game. */
  woken: number | null;
  seconds: number;
  /** A press puts a flag instead of raking: for fingers, which have one button. */
  putsFlags: boolean;
  /** The cell that the keyboard is at. */
  cursor: number;
  /** One sentence about the latest move, for the status line. */
  says: string;
  seed: number;
}

/** @param seed from 0 to 1; the same seed and the same first cell give the same lawn */
export function newGame(size: Size, seed: number, putsFlags = false): Game {
  const { columns, rows } = size;
  return {
    size,
    status: 'ready',
    covers: Array.from({ length: columns * rows }, () => 'leaves'),
    hedgehogs: new Set(),
    woken: null,
    seconds: 0,
    putsFlags,
    cursor: Math.floor(rows / 2) * columns + Math.floor(columns / 2),
    says: `${size.hedgehogs} hedgehogs sleep under the leaves. Rake around them.`,
    seed: Math.floor(seed * 2 ** 32),
  };
}

export const isOver = ({ status }: Game) => status === 'won' || status === 'lost';

/** Flags that are left. It is negative if there are more flags than hedgehogs. */
export const flagsLeft = ({ size, covers }: Game) =>
  size.hedgehogs - covers.filter((cover) => cover === 'flag').length;

/** The cells around a cell: eight, fewer at an edge. */
export function neighborsOf({ columns, rows }: Size, cell: number): number[] {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const found: number[] = [];
  for (let y = Math.max(row - 1, 0); y <= Math.min(row + 1, rows - 1); y += 1) {
    for (let x = Math.max(column - 1, 0); x <= Math.min(column + 1, columns - 1); x += 1) {
      if (x !== column || y !== row) found.push(y * columns + x);
    }
  }
  return found;
}

/** How many hedgehogs sleep around a cell. */
export const nearOf = ({ size, hedgehogs }: Game, cell: number) =>
  neighborsOf(size, cell).filter((near) => hedgehogs.has(near)).length;

/** Places the hedgehogs, none of them on the first cell or beside it. */
function hide(game: Game, first: number): Game {
  const kept = new Set([first, ...neighborsOf(game.size, first)]);
  const free = game.covers.flatMap((_, cell) => (kept.has(cell) ? [] : [cell]));
  const hedgehogs = new Set<number>();
  let { seed } = game;
  while (hedgehogs.size < game.size.hedgehogs && free.length > 0) {
    const next = random(seed);
    seed = next.seed;
    for (const cell of free.splice(Math.floor(next.value * free.length), 1)) hedgehogs.add(cell);
  }
  return { ...game, hedgehogs, seed, status: 'running' };
}

/** The cell, and all cells that are connected to it by cells without a number. A list instead of recursion, so that no lawn is too large. */
function flood(game: Game, cell: number): Set<number> {
  const found = new Set([cell]);
  for (const at of found) {
    if (nearOf(game, at) > 0) continue;
    for (const near of neighborsOf(game.size, at)) {
      if (game.covers[near] === 'leaves') found.add(near);
    }
  }
  return found;
}

/** Rakes a cell. At an open number with as many flags around it, all other cells around it. */
export function open(game: Game, cell: number): Game {
  const cover = game.covers[cell];
  if (isOver(game) || cover === undefined) return game;
  const at = { ...game, cursor: cell };
  if (cover === 'flag') return { ...at, says: `${placeOf(game, cell)}: take the flag away first.` };
  if (cover === 'open') return openAround(at, cell);
  return openAll(game.status === 'ready' ? hide(at, cell) : at, [cell]);
}

function openAround(game: Game, cell: number): Game {
  const around = neighborsOf(game.size, cell);
  const flags = around.filter((near) => game.covers[near] === 'flag').length;
  const closed = around.filter((near) => game.covers[near] === 'leaves');
  if (closed.length === 0 || flags !== nearOf(game, cell)) {
    return { ...game, says: describe(game, cell) };
  }
  return openAll(game, closed);
}

function openAll(game: Game, cells: readonly number[]): Game {
  const woken = cells.find((cell) => game.hedgehogs.has(cell));
  if (woken !== undefined) {
    const covers = game.covers.map((cover, i) => (i === woken ? 'open' : cover));
    const says = 'A hedgehog woke up and looks at you. Let the lawn rest, and begin a new game.';
    return { ...game, covers, woken, status: 'lost', says };
  }
  const opened = new Set(cells.flatMap((cell) => [...flood(game, cell)]));
  const covers = game.covers.map((cover, i) => (opened.has(i) ? 'open' : cover));
  const toGo = covers.filter((cover) => cover !== 'open').length - game.hedgehogs.size;
  if (toGo > 0) {
    const says = `${count(opened.size, 'cell')} raked, ${toGo} to go.`;
    return { ...game, covers, says };
  }
  return {
    ...game,
    // Every hedgehog that had none gets its flag.
    covers: covers.map((cover) => (cover === 'open' ? cover : 'flag')),
    status: 'won',
    says: `The lawn is raked in ${timeOf(game)}, and every hedgehog sleeps on. You won.`,
  };
}

/** Puts a flag on leaves, or removes it. */
export function flag(game: Game, cell: number): Game {
  const cover = game.covers[cell];
  if (isOver(game) || cover === undefined) return game;
  const at = { ...game, cursor: cell };
  if (cover === 'open') return { ...at, says: describe(game, cell) };
  const flagged: Cover = cover === 'flag' ? 'leaves' : 'flag';
  const next = { ...at, covers: game.covers.map((old, i) => (i === cell ? flagged : old)) };
  const left = flagsLeft(next);
  const rest = left < 0 ? `${-left} too many` : `${count(left, 'flag')} left`;
  return { ...next, says: `${describe(next, cell)} ${rest}.` };
}

/** The effect of a press: a long press or a right click puts a flag, and with `putsFlags` every press does. */
export const press = (game: Game, cell: number, kind: 'open' | 'flag'): Game =>
  kind === 'flag' || game.putsFlags ? flag(game, cell) : open(game, cell);

/** A second has passed. */
export const tick = (game: Game): Game =>
  game.status === 'running' ? { ...game, seconds: game.seconds + 1 } : game;

/** Moves the cursor by columns and rows. It stays on the lawn. */
export function step(game: Game, columns: number, rows: number): Game {
  const { size } = game;
  const clamp = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);
  const column = clamp((game.cursor % size.columns) + columns, size.columns);
  const row = clamp(Math.floor(game.cursor / size.columns) + rows, size.rows);
  const cursor = row * size.columns + column;
  return { ...game, cursor, says: describe(game, cursor) };
}

export type Face = 'leaves' | 'flag' | 'open' | 'hedgehog' | 'woken' | 'wrong';

/** What a cell shows. The hedgehogs show at the end. */
export function faceOf(game: Game, cell: number): Face {
  const cover = game.covers[cell] ?? 'leaves';
  if (cell === game.woken) return 'woken';
  if (game.status !== 'lost') return cover;
  const sleeps = game.hedgehogs.has(cell);
  if (cover === 'flag') return sleeps ? 'flag' : 'wrong';
  return sleeps ? 'hedgehog' : cover;
}

/** "Row 2, column 5": people count from one. */
const placeOf = ({ size }: Game, cell: number) =>
  `Row ${Math.floor(cell / size.columns) + 1}, column ${(cell % size.columns) + 1}`;

const count = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Describes a cell. The text reveals no more than the image. */
export function describe(game: Game, cell: number): string {
  const near = nearOf(game, cell);
  const words: Record<Face, string> = {
    leaves: 'leaves',
    flag: 'a flag',
    open: near === 0 ? 'free' : `free, ${count(near, 'hedgehog')} around it`,
    hedgehog: 'a sleeping hedgehog',
    woken: 'the hedgehog that woke up',
    wrong: 'a flag without a hedgehog',
  };
  return `${placeOf(game, cell)}: ${words[faceOf(game, cell)]}.`;
}

/** Minutes and seconds. */
export const timeOf = ({ seconds }: Game) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The counters above the lawn. */
export const scoreOf = (game: Game) => `${flagsLeft(game)} to find · ${timeOf(game)}`;

/** What a key does to the game, or null for a key that the game leaves to the page. */
export function byKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): ((game: Game) => Game) | null {
  if (ctrlKey || metaKey || altKey) return null;
  switch (key.toLowerCase()) {
    case 'arrowleft':
      return (game) => step(game, -1, 0);
    case 'arrowright':
      return (game) => step(game, 1, 0);
    case 'arrowup':
      return (game) => step(game, 0, -1);
    case 'arrowdown':
      return (game) => step(game, 0, 1);
    case 'enter':
    case ' ':
      return (game) => open(game, game.cursor);
    case 'f':
      return (game) => flag(game, game.cursor);
    default:
      return null;
  }
}
