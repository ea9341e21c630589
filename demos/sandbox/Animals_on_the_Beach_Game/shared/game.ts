/** The game as data and pure functions. This file does not depend on Konva or a framework. */
export const ANIMALS = ['crab', 'turtle', 'starfish', 'octopus'] as const;
export type AnimalId = (typeof ANIMALS)[number];

export interface Point {
  x: number;
  y: number;
}

export interface Animal extends Point {
  id: AnimalId;
  /** Whether it is locked on its print. */
  isPlaced: boolean;
}

/** The dent that an animal has left in the sand. */
export interface Print extends Point {
  id: AnimalId;
  rotation: number;
}

export interface Game {
  animals: readonly Animal[];
  prints: readonly Print[];
  /** From the lowest to the one that was dragged last. */
  order: readonly AnimalId[];
  round: number;
  says: string;
}

export const SCENE = { width: 480, height: 420 };
/** An animal within this distance of its print snaps into it. */
export const REACH = 38;
/** Distance that an arrow key moves an animal. */
export const STEP = 30;
/** Animals keep this distance to the edge of the scene. */
const MARGIN = 44;

const WATER: readonly Point[] = [
  { x: 72, y: 72 },
  { x: 184, y: 84 },
  { x: 296, y: 68 },
  { x: 408, y: 82 },
];
const SAND = [
  { x: 84, y: 244, rotation: -24 },
  { x: 188, y: 328, rotation: 18 },
  { x: 312, y: 228, rotation: 160 },
  { x: 412, y: 300, rotation: -50 },
];

/** A new game. The positions of animals and prints repeat after 16 rounds. */
export function newGame(round = 0, order: readonly AnimalId[] = ANIMALS): Game {
  return {
    order,
    animals: ANIMALS.map((id, i) => ({ ...placeIn(WATER, i + round), id, isPlaced: false })),
    prints: ANIMALS.map((id, i) => ({ ...placeIn(SAND, 3 * i + 1 + Math.floor(round / 4)), id })),
    round,
    says: 'Four animals look for their prints in the sand.',
  };
}

function placeIn<T>(places: readonly T[], index: number): T {
  const place = places[index % places.length];
  if (!place) throw new Error('There are no places.');
  return place;
}

const nameOf = (id: AnimalId) => id.charAt(0).toUpperCase() + id.slice(1);
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const clamp = (value: number, size: number) => Math.min(Math.max(value, MARGIN), size - MARGIN);

export const isWon = ({ animals }: Game) => animals.every(({ isPlaced }) => isPlaced);
export const printOf = ({ prints }: Game, id: AnimalId) => prints.find((print) => print.id === id);

function update(game: Game, changed: Animal, says: string): Game {
  const animals = game.animals.map((animal) => (animal.id === changed.id ? changed : animal));
  return { ...game, animals, says };
}

/** Puts an animal that was dragged somewhere: from now on, it is above the others. */
export function drop(game: Game, id: AnimalId, point: Point): Game {
  const next = put(game, id, point);
  if (next === game) return game;
  return { ...next, order: [...game.order.filter((other) => other !== id), id] };
}

/** It snaps into its own print, leaves the print of another, and stays anywhere else in the scene. */
function put(game: Game, id: AnimalId, point: Point): Game {
  const animal = game.animals.find((other) => other.id === id);
  const print = printOf(game, id);
  if (!animal || !print || animal.isPlaced) return game;
  const near = { x: clamp(point.x, SCENE.width), y: clamp(point.y, SCENE.height) };
  if (distance(near, print) <= REACH) {
    const placed = update(game, { id, x: print.x, y: print.y, isPlaced: true }, '');
    return { ...placed, says: `${nameOf(id)} found its print. ${scoreOf(placed)}` };
  }
  const other = game.prints.find((wrong) => distance(near, wrong) <= REACH);
  if (other) {
    // The animal goes back, so that the other print stays free.
    return { ...game, says: `This print does not fit the ${id}.` };
  }
  return update(game, { ...animal, ...near }, wayOf(near, print, id));
}

/** Moves an animal by a step. */
export function nudge(game: Game, id: AnimalId, { x, y }: Point): Game {
  const animal = game.animals.find((other) => other.id === id);
  const print = printOf(game, id);
  if (!animal || !print || animal.isPlaced) return game;
  const to = {
    x: clamp(animal.x + x * STEP, SCENE.width),
    y: clamp(animal.y + y * STEP, SCENE.height),
  };
  // With arrow keys, an animal may cross the print of another.
  if (distance(to, print) > REACH) return update(game, { ...animal, ...to }, wayOf(to, print, id));
  return put(game, id, to);
}

/** "3 of 4 are home", or that the game is won. */
function scoreOf(game: Game): string {
  const count = game.animals.filter(({ isPlaced }) => isPlaced).length;
  return isWon(game)
    ? 'You won: the beach is complete.'
    : `${count} of ${ANIMALS.length} are home.`;
}

const steps = (length: number, words: readonly [string, string]) => {
  const count = Math.round(Math.abs(length) / STEP);
  if (count === 0) return [];
  return [`${count} ${count === 1 ? 'step' : 'steps'} ${length < 0 ? words[0] : words[1]}`];
};

function wayOf(from: Point, print: Point, id: AnimalId): string {
  const way = [
    ...steps(print.y - from.y, ['up', 'down']),
    ...steps(print.x - from.x, ['to the left', 'to the right']),
  ];
  return `The print of the ${id} is ${way.join(' and ') || 'here'}.`;
}

/** What a screen reader says about an animal. */
export function labelOf(game: Game, { id, isPlaced, x, y }: Animal): string {
  const print = printOf(game, id);
  if (isPlaced || !print) return `${nameOf(id)}, in its print`;
  return `${nameOf(id)}. ${wayOf({ x, y }, print, id)}`;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What an arrow key does to an animal, or null for any other key. */
export function byKey(game: Game, id: AnimalId, key: string): Game | null {
  const arrow = ARROWS[key];
  return arrow ? nudge(game, id, arrow) : null;
}
