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
import { gripOf, growth, type Grip } from '../../../common/konva/zoom';

/** The lanterns as data and pure functions. This file does not use Konva's nodes or a framework. */
export const KINDS = ['round', 'star', 'kite'] as const;
export type Kind = (typeof KINDS)[number];

interface Point {
  x: number;
  y: number;
}

export interface Lantern extends Point {
  kind: Kind;
  /** 1 is the size in which it was made. */
  size: number;
}

/** Where lanterns hang is a step of the history; which of them is lit is not. */
export interface Festival {
  history: History<readonly Lantern[]>;
  lit: Kind;
}

/** The picture, and the part of it where the middle of a lantern can be. */
export const SCENE = { width: 480, height: 400 };
export const SKY = { left: 40, top: 80, right: 440, bottom: 300 };
export const SIZES = { least: 0.5, most: 2.4 };

const OPENING: readonly Lantern[] = [
  { kind: 'round', x: 118, y: 168, size: 1.15 },
  { kind: 'star', x: 250, y: 214, size: 0.85 },
  { kind: 'kite', x: 374, y: 150, size: 1 },
];

export const newFestival = (): Festival => ({ history: newHistory(OPENING), lit: 'round' });

export const lanternsOf = ({ history }: Festival) => currentStep(history);

export function litOf(festival: Festival): Lantern {
  const lantern = lanternsOf(festival).find(({ kind }) => kind === festival.lit);
  if (!lantern) throw new Error(`There is no ${festival.lit} lantern.`);
  return lantern;
}

export const light = (festival: Festival, lit: Kind): Festival => ({ ...festival, lit });

export const keepIn = ({ x, y }: Point): Point => ({
  x: within(x, SKY.left, SKY.right),
  y: within(y, SKY.top, SKY.bottom),
});

/** Changes the lantern of this kind, within the limits. Changes of the same topic are undone together, until `settle`. */
export function change(
  festival: Festival,
  kind: Kind,
  patch: Partial<Omit<Lantern, 'kind'>>,
  topic: string,
): Festival {
  const lanterns = lanternsOf(festival);
  const before = lanterns.find((one) => one.kind === kind);
  if (!before) return festival;
  const wanted = { ...before, ...patch };
  const after = {
    ...wanted,
    ...keepIn(wanted),
    size: within(wanted.size, SIZES.least, SIZES.most),
  };
  if (after.x === before.x && after.y === before.y && after.size === before.size) return festival;
  const next = lanterns.map((one) => (one === before ? after : one));
  return { ...festival, history: addStep(festival.history, next, `${topic} ${kind}`) };
}

/** Ends a gesture: the next one is a step of its own. */
export const settle = (festival: Festival): Festival => ({
  ...festival,
  history: endTopic(festival.history),
});

/** Makes a lantern larger by a factor: a turn of the wheel, a key or a button. */
export function grow(festival: Festival, kind: Kind, factor: number): Festival {
  const lantern = lanternsOf(festival).find((one) => one.kind === kind);
  return lantern ? change(festival, kind, { size: lantern.size * factor }, 'grow') : festival;
}

/** Moves the lit lantern by an arrow key. */
export function nudge(festival: Festival, by: Point): Festival {
  const { kind, x, y } = litOf(festival);
  return change(festival, kind, { x: x + by.x, y: y + by.y }, 'nudge');
}

export const undoLast = (festival: Festival) => travel(festival, undo(festival.history));
export const redoNext = (festival: Festival) => travel(festival, redo(festival.history));

/** Lights the lantern that the step changed, so that the words are about it. */
function travel(festival: Festival, history: History<readonly Lantern[]>): Festival {
  const before = lanternsOf(festival);
  const changed = currentStep(history).find((lantern, i) => lantern !== before[i]);
  return { history, lit: changed?.kind ?? festival.lit };
}

/** Two fingers as they came down, and the lantern as it was then. */
export interface Pinch {
  from: Grip;
  lantern: Lantern;
}

/** Null when there are not exactly two fingers. */
export function beginPinch(fingers: Point[], lantern: Lantern): Pinch | null {
  const from = gripOf(fingers);
  return from && { from, lantern };
}

/**
 * The lantern after the fingers have moved: larger by the ratio of their distances, and moved with the point between them. It is computed from the
 * beginning of the pinch, so fingers that return bring it back exactly, also from beyond a limit.
 */
export function pinchTo({ from, lantern }: Pinch, fingers: Point[]): Lantern | null {
  const to = gripOf(fingers);
  return (
    to && {
      ...lantern,
      x: lantern.x + to.middle.x - from.middle.x,
      y: lantern.y + to.middle.y - from.middle.y,
      size: lantern.size * growth(from, to),
    }
  );
}

/** A mouse has one pointer. The second finger is its mirror image on the other side of the lantern. */
export const withMirror = (point: Point, { x, y }: Point): Point[] => [
  point,
  { x: 2 * x - point.x, y: 2 * y - point.y },
];

/** The status line. */
export function describe(festival: Festival): string {
  const { kind, x, y, size } = litOf(festival);
  const limit = size >= SIZES.most ? ', the largest' : size <= SIZES.least ? ', the smallest' : '';
  const place = `at ${Math.round(x)}, ${Math.round(y)}`;
  return `The ${kind} lantern is lit: ${Math.round(size * 100)}% of its size${limit}, ${place}.`;
}
