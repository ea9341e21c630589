import { random } from '../../../common/konva/random';

/** The game as data and pure functions. This file does not depend on Konva or a framework. */
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
  /** Colors that are eaten, but not yet knitted: each step adds one to the tail. */
  wool: readonly number[];
  /** The cell that the tail left in the latest step, or null if the scarf grew. The picture glides from there. */
  left: Cell | null;
  heading: Direction;
  /** Turns that wait for their steps. */
  turns: readonly Direction[];
  yarn: Cell & { color: number };
  score: number;
  best: number;
  /** Milliseconds since the latest step. Before the first step, as long as a step takes: the first turn is answered at once. */
  since: number;
  /** State of the random numbers. A game with the same seed and the same keys is the same game. */
  seed: number;
}

export const COLUMNS = 18;
export const ROWS = 12;
/** How many colors of wool there are. */
export const COLORS = 5;
/** The scarf grows by so many cells for each ball of yarn. */
export const ROWS_OF_A_BALL = 2;
/** Keys that come faster than steps wait, but not more than these. */
const MAX_TURNS = 2;
/** After a long pause of the page, the game goes on from where it was, instead of catching up. */
const MAX_MILLISECONDS = 100;

const STEPS: Record<Direction, Cell> = {
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
};
const OPPOSITE: Record<Direction, Direction> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};

/** A game that waits for its first turn. The opening is always the same; what comes after depends on the seed, from 0 to 1. */
export function newGame(seed: number, best = 0): Game {
  return {
    status: 'ready',
    body: openingBody(),
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

/** From the head back along row 7, up column 3, and along row 3. */
function openingBody(): Cell[] {
  const cells = (count: number, cell: (i: number) => Cell) =>
    Array.from({ length: count }, (_, i) => cell(i));
  return [
    ...cells(6, (i) => ({ column: 8 - i, row: 7 })),
    ...cells(4, (i) => ({ column: 3, row: 6 - i })),
    ...cells(3, (i) => ({ column: 4 + i, row: 3 })),
  ];
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
  const isNew = to !== before && game.turns.length < MAX_TURNS;
  return { ...game, status: 'running', turns: isNew ? [...game.turns, to] : game.turns };
}

/** What the button, the space bar and a tap do: start, pause, resume, or play again. */
export function press(game: Game): Game {
  if (isOver(game)) return newGame(random(game.seed).value, game.best);
  return { ...game, status: game.status === 'running' ? 'paused' : 'running' };
}

/** Pauses a running game, and leaves any other as it is. */
export const pause = (game: Game): Game =>
  game.status === 'running' ? { ...game, status: 'paused' } : game;

/** Lets time pass: takes as many steps as fit into it. */
export function advance(game: Game, milliseconds: number): Game {
  if (game.status !== 'running') return game;
  let next = { ...game, since: game.since + Math.min(milliseconds, MAX_MILLISECONDS) };
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
  if (!isOnCloth(next)) return end(moved, 'edge');
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
  const free = freeCells(fed.body);
  const { value, seed } = random(game.seed);
  const cell = free[Math.floor(value * free.length)];
  if (!cell) return end({ ...fed, seed }, 'full');
  return { ...fed, seed, yarn: { ...cell, color: (game.yarn.color + 1) % COLORS } };
}

/** At the end, no turn waits, and the scarf has arrived in its cells. */
const end = (game: Game, status: Status): Game => ({
  ...game,
  status,
  turns: [],
  since: stepTime(game),
});

const isSame = (a: Cell, b: Cell) => a.column === b.column && a.row === b.row;

const isOnCloth = ({ column, row }: Cell) =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

function freeCells(body: readonly Cell[]): Cell[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    column: i % COLUMNS,
    row: Math.floor(i / COLUMNS),
  })).filter((cell) => !body.some((other) => isSame(cell, other)));
}

const balls = (count: number) => (count === 1 ? '1 ball' : `${count} balls`);

/** One sentence about the game, for the status line. */
export function reportOf(game: Game): string {
  const result = `${balls(game.score)} of yarn, best ${game.best}.`;
  switch (game.status) {
    case 'ready':
      return 'Press an arrow key, or swipe.';
    case 'running':
      return `${balls(game.score)} of yarn.`;
    case 'paused':
      return `Paused with ${balls(game.score)} of yarn.`;
    case 'edge':
      return `The scarf ran off the cloth: ${result}`;
    case 'tangled':
      return `The scarf is in a tangle: ${result}`;
    case 'full':
      return `No stitch is left on the cloth: ${result}`;
  }
}

/** The words of the button, which does what `press` does. */
export function buttonOf(game: Game): string {
  if (isOver(game)) return 'Play again';
  if (game.status === 'ready') return 'Start';
  return game.status === 'running' ? 'Pause' : 'Resume';
}
