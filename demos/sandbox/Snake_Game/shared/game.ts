/** The game as data and pure functions. This file uses neither Konva nor a framework. */
export interface Cell {
  column: number;
  row: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';
export type Status = 'ready' | 'running' | 'paused' | 'edge' | 'tangled' | 'full';

export interface Game {
  status: Status;
  /** Cells of the scarf from its head to its tail. Cells count from 0. */
  body: readonly Cell[];
  /** A color of the palette for each cell of the body. */
  stripes: readonly number[];
  /** Colors that were eaten, but are not yet part of the scarf: each step adds one to the tail. */
  wool: readonly number[];
  /** The cell that the tail left in the latest step, or null if the scarf grew. The drawing glides from there. */
  left: Cell | null;
  heading: Direction;
  /** Turns that wait for their steps. */
  turns: readonly Direction[];
  yarn: Cell & { color: number };
  score: number;
  best: number;
  /** Milliseconds since the latest step. At the start it is the length of a step, so the first turn takes effect at once. */
  since: number;
  /** State of the random numbers. A game with the same seed and the same keys is the same game. */
  seed: number;
}

export const COLUMNS = 18;
export const ROWS = 12;
/** How many colors of wool there are. */
export const COLORS = 5;
/** The number of cells that the scarf grows by with each ball of yarn. */
export const ROWS_OF_A_BALL = 2;

const STEPS: Record<Direction, Cell> = {
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
};
const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

/** From the head back along row 7, up column 3, and along row 3. */
const OPENING: readonly Cell[] = [
  ...[8, 7, 6, 5, 4, 3].map((column) => ({ column, row: 7 })),
  ...[6, 5, 4, 3].map((row) => ({ column: 3, row })),
  ...[4, 5, 6].map((column) => ({ column, row: 3 })),
];

/** A game that waits for its first turn. The opening is always the same; the rest depends on the seed, from 0 to 1. */
export function newGame(seed: number, best = 0): Game {
  return {
    status: 'ready',
    body: OPENING,
    stripes: [0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 0],
    wool: [],
    left: null,
    heading: 'right',
    turns: [],
    yarn: { column: 12, row: 7, color: 1 },
    score: 0,
    best,
    since: stepTime({ score: 0 }),
    seed: Math.floor(seed * 2 ** 32),
  };
}

export const isOver = ({ status }: Game) => ['edge', 'tangled', 'full'].includes(status);

/** Milliseconds of a step: shorter with every ball of yarn. */
export const stepTime = ({ score }: Pick<Game, 'score'>) => Math.max(80, 150 - 5 * score);

/** Remembers a turn for the next free step, and starts or resumes the game. */
export function turn(game: Game, to: Direction): Game {
  if (isOver(game)) return game;
  // The turn follows the ones that wait: compared with the heading, two quick turns could reverse the scarf into itself.
  const before = game.turns.at(-1) ?? game.heading;
  if (to === OPPOSITE[before]) return game;
  const isNew = to !== before && game.turns.length < 2;
  return { ...game, status: 'running', turns: isNew ? [...game.turns, to] : game.turns };
}

/** What the button, the space bar and a tap do: start, pause, resume, or play again. */
export function press(game: Game): Game {
  if (isOver(game)) return newGame(nextSeed(game.seed) / 2 ** 32, game.best);
  return { ...game, status: game.status === 'running' ? 'paused' : 'running' };
}

/** Pauses a running game, and leaves any other as it is. */
export const pause = (game: Game): Game =>
  game.status === 'running' ? { ...game, status: 'paused' } : game;

/** Advances the time by as many steps as fit. */
export function advance(game: Game, milliseconds: number): Game {
  if (game.status !== 'running') return game;
  // After a long pause of the page, the game does not catch up.
  let next = { ...game, since: game.since + Math.min(milliseconds, 100) };
  while (next.status === 'running' && next.since >= stepTime(next)) {
    next = step({ ...next, since: next.since - stepTime(next) });
  }
  return next;
}

/** One step of the scarf. */
export function step(game: Game): Game {
  const [head] = game.body;
  const tail = game.body.at(-1);
  if (!head || !tail) return game;
  const [heading = game.heading, ...turns] = game.turns;
  const next = { column: head.column + STEPS[heading].column, row: head.row + STEPS[heading].row };
  const [color, ...wool] = game.wool;
  const grows = color !== undefined;
  // The head may follow the tail into the cell that it leaves.
  const rest = grows ? game.body : game.body.slice(0, -1);

  const moved = { ...game, heading, turns };
  const { column, row } = next;
  const isOnCloth = column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;
  if (!isOnCloth) return end(moved, 'edge');
  if (rest.some((cell) => isSame(cell, next))) return end(moved, 'tangled');

  const grown: Game = {
    ...moved,
    body: [next, ...rest],
    left: grows ? null : tail,
    stripes: grows ? [...game.stripes, color] : game.stripes,
    wool,
  };
  return isSame(next, game.yarn) ? eat(grown) : grown;
}

function eat(game: Game): Game {
  const score = game.score + 1;
  const fed = {
    ...game,
    score,
    best: Math.max(score, game.best),
    wool: [...game.wool, ...Array.from({ length: ROWS_OF_A_BALL }, () => game.yarn.color)],
  };
  const free = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    column: i % COLUMNS,
    row: Math.floor(i / COLUMNS),
  })).filter((cell) => !fed.body.some((other) => isSame(cell, other)));
  const seed = nextSeed(game.seed);
  const cell = free[Math.floor((seed / 2 ** 32) * free.length)];
  if (!cell) return end(fed, 'full');
  return { ...fed, seed, yarn: { ...cell, color: (game.yarn.color + 1) % COLORS } };
}

/** The next random number, from 0 to 2 ** 32: the same start gives the same numbers. */
const nextSeed = (seed: number) => (Math.imul(seed, 1664525) + 1013904223) >>> 0;

/** At the end, no turn waits, and the scarf has arrived in its cells. */
const end = (game: Game, status: Status): Game => ({
  ...game,
  status,
  turns: [],
  since: stepTime(game),
});

const isSame = (a: Cell, b: Cell) => a.column === b.column && a.row === b.row;

const balls = (count: number) => (count === 1 ? '1 ball' : `${count} balls`);

/** The line below the cloth. */
export function reportOf({ status, score, best }: Game): string {
  if (status === 'ready') return 'Press an arrow key, or swipe.';
  if (status === 'running') return `${balls(score)} of yarn.`;
  if (status === 'paused') return `Paused with ${balls(score)} of yarn.`;
  const ends = {
    edge: 'The scarf ran off the cloth',
    tangled: 'The scarf is in a tangle',
    full: 'No stitch is left on the cloth',
  };
  return `${ends[status]}: ${balls(score)} of yarn, best ${best}.`;
}

/** The words of the button, which does what `press` does. */
export function buttonOf(game: Game): string {
  if (isOver(game)) return 'Play again';
  if (game.status === 'ready') return 'Start';
  return game.status === 'running' ? 'Pause' : 'Resume';
}

const KEYS: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
};

/** What a key does, or undefined. `code` is a position on the keyboard, so WASD is one block on every layout. */
export function changeOf({ code, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  const direction = KEYS[code];
  if (ctrlKey || metaKey || altKey) return undefined;
  if (direction) return (game: Game) => turn(game, direction);
  // A held key repeats, and would pause and resume alternately.
  return code === 'Space' ? (game: Game) => (repeat ? game : press(game)) : undefined;
}

interface Point {
  x: number;
  y: number;
}

/** The direction of a move that is long enough to be a swipe: 24 pixels. */
export function swipeOf(from: Point, to: Point): Direction | undefined {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.max(Math.abs(x), Math.abs(y)) < 24) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
