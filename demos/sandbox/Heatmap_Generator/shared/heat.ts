import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { keepIn, type Reach, type TipCommand } from '../../../common/konva/key-tip';
import { createRandom } from '../../../common/konva/random';
import { within } from '../../../common/konva/ranges';

/** The floor plan, in its own units. */
export const SIZE = { width: 560, height: 350 };

/** Where the brush can be. */
export const REACH: Reach = { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height };

export interface Point {
  x: number;
  y: number;
}

/** The exhibits of the museum. */
export const EXHIBITS = [
  { name: 'whale', x: 182, y: 112 },
  { name: 'globe', x: 100, y: 240 },
  { name: 'ammonite', x: 272, y: 250 },
  { name: 'crystals', x: 462, y: 92 },
  { name: 'reef', x: 460, y: 258 },
] as const;

/** A warm spot: `strength` in its middle, from 0 to 1, and nothing at `radius`. */
export interface Spot extends Point {
  radius: number;
  strength: number;
}

/** The spots between a press and a lift. Undo removes one stroke. */
export type Stroke = readonly Spot[];

/** The content of a file: strokes, or the reason why it cannot be used. */
export type Opened = { strokes: readonly Stroke[] } | { problem: string };

/** Maximum number of spots on the map. */
export const FULL = 3000;

export const RADIUS = { min: 12, max: 80 };
/** In percent. */
export const STRENGTH = { min: 4, max: 60 };

export interface Heat {
  history: History<readonly Stroke[]>;
  /** Radius in units of the plan, strength in percent. */
  brush: { radius: number; strength: number };
  tip: Point & { visible: boolean };
  isDown: boolean;
  /** Describes the last action. */
  says: string;
}

export function newHeat(): Heat {
  const history = newHistory<readonly Stroke[]>([visitors(7, 110)]);
  return {
    history,
    brush: { radius: 34, strength: 18 },
    tip: { x: SIZE.width / 2, y: SIZE.height / 2, visible: false },
    isDown: false,
    says: describe(currentStep(history)),
  };
}

export const strokesOf = ({ history }: Heat) => currentStep(history);
export const spotsOf = (heat: Heat): readonly Spot[] => strokesOf(heat).flat();

/**
 * How much of a spot's strength is left at a part of its radius, from 0 in the middle to 1 at the edge. It is flat at both ends, so that neither a peak nor
 * an edge shows.
 */
export const falloff = (part: number) => (part >= 1 ? 0 : (1 - part * part) ** 2);

/** The heat at a point: the sum of all spots there, at most 1. */
export function heatAt(spots: readonly Spot[], { x, y }: Point): number {
  let sum = 0;
  for (const spot of spots) {
    sum += spot.strength * falloff(Math.hypot(spot.x - x, spot.y - y) / spot.radius);
  }
  return Math.min(1, sum);
}

const percent = (share: number) => `${Math.round(share * 100)} percent`;

/** Describes the map. */
function describe(strokes: readonly Stroke[]): string {
  const spots = strokes.flat();
  if (spots.length === 0) return 'The map is empty.';
  const [first] = EXHIBITS.map(({ name, ...place }) => ({ name, heat: heatAt(spots, place) })).sort(
    (a, b) => b.heat - a.heat,
  );
  const where = first && first.heat > 0 ? `Warmest: ${first.name}, ${percent(first.heat)}.` : '';
  return `${spots.length} ${spots.length === 1 ? 'spot' : 'spots'}. ${where}`.trim();
}

/** The exhibit nearest to a point, and the heat of the point. */
export function describeTip(heat: Heat): string {
  const { x, y } = heat.tip;
  const away = (place: Point) => Math.hypot(place.x - x, place.y - y);
  const nearest = EXHIBITS.reduce((a, b) => (away(b) < away(a) ? b : a));
  return `Near the ${nearest.name}, ${percent(heatAt(spotsOf(heat), heat.tip))}.`;
}

function put(heat: Heat, strokes: readonly Stroke[], topic?: string): Heat {
  if (strokes.reduce((sum, { length }) => sum + length, 0) > FULL) {
    return { ...heat, isDown: false, says: `The map is full: ${FULL} spots.` };
  }
  return { ...heat, history: addStep(heat.history, strokes, topic), says: describe(strokes) };
}

const spotAt = ({ brush }: Heat, { x, y }: Point): Spot => ({
  x,
  y,
  radius: brush.radius,
  strength: brush.strength / 100,
});

const STROKE = 'stroke';

/** Begins a stroke. */
export function press(heat: Heat, at: Point): Heat {
  const point = keepIn(at, REACH);
  const history = endTopic(heat.history);
  const next = { ...heat, history, isDown: true, tip: { ...heat.tip, ...point } };
  return put(next, [...strokesOf(heat), [spotAt(heat, point)]], STROKE);
}

/** Moves the brush. While it is down, spots follow each other at a third of their radius, however fast it moves. */
export function move(heat: Heat, way: readonly Point[], visible = true): Heat {
  const points = way.map((point) => keepIn(point, REACH));
  const tip = { ...heat.tip, ...points.at(-1), visible };
  const strokes = strokesOf(heat);
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (!heat.isDown || !stroke || !last) return { ...heat, tip };
  const added: Spot[] = [];
  let from: Point = last;
  for (const to of points) {
    const gap = heat.brush.radius / 3;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const start = from;
    for (let i = 1; i * gap <= length; i += 1) {
      const part = (i * gap) / length;
      from = { x: start.x + (to.x - start.x) * part, y: start.y + (to.y - start.y) * part };
      added.push(spotAt(heat, from));
    }
  }
  if (added.length === 0) return { ...heat, tip };
  return put({ ...heat, tip }, [...strokes.slice(0, -1), [...stroke, ...added]], STROKE);
}

/** Ends a stroke. */
export const lift = (heat: Heat): Heat =>
  heat.isDown ? { ...heat, isDown: false, history: endTopic(heat.history) } : heat;

export const showTip = (heat: Heat, visible: boolean): Heat => ({
  ...heat,
  tip: { ...heat.tip, visible },
});

/** What a key does to the brush. */
export function steer(heat: Heat, command: TipCommand): Heat {
  switch (command.do) {
    case 'press':
      return showTip(press(heat, heat.tip), true);
    case 'lift':
      return lift(heat);
    case 'cancel':
      return undoLast(heat);
    case 'move': {
      const moved = move(heat, [command.to]);
      return { ...moved, says: describeTip(moved) };
    }
  }
}

/** Sets the brush of the next stroke, within its limits. */
export const setBrush = (heat: Heat, { radius, strength }: Partial<Heat['brush']>): Heat => ({
  ...heat,
  brush: {
    radius: within(radius ?? heat.brush.radius, RADIUS.min, RADIUS.max),
    strength: within(strength ?? heat.brush.strength, STRENGTH.min, STRENGTH.max),
  },
});

export const clear = (heat: Heat): Heat =>
  spotsOf(heat).length === 0 ? heat : put(lift(heat), []);

/** Replaces the strokes with those of a file, as one step. */
export const open = (heat: Heat, file: Opened): Heat =>
  'problem' in file
    ? { ...heat, says: `This file cannot be used: ${file.problem}.` }
    : put(lift(heat), file.strokes);

function travel(heat: Heat, history: Heat['history'], verb: string): Heat {
  if (history === heat.history) return heat;
  const says = `${verb} ${describe(currentStep(history))}`;
  return { ...heat, history, isDown: false, says };
}

export const undoLast = (heat: Heat): Heat => travel(heat, undo(heat.history), 'Undone.');
export const redoNext = (heat: Heat): Heat => travel(heat, redo(heat.history), 'Redone.');

/** Adds forty visitors, as one step. */
export const admit = (heat: Heat): Heat =>
  put(lift(heat), [...strokesOf(heat), visitors(heat.history.steps.length * 31, 40)]);

/** Visitors who stop at an exhibit, most of them at the first ones of the list, or somewhere on their way from the entrance. */
function visitors(seed: number, count: number): Stroke {
  const random = createRandom(seed);
  const around = () => (random() + random() + random() - 1.5) / 1.5;
  return Array.from({ length: count }, () => {
    const { x, y } = EXHIBITS[Math.floor(random() ** 1.5 * EXHIBITS.length)] ?? EXHIBITS[0];
    const reach = random() < 0.75 ? 1 : 0.2 + random() * 0.5;
    return {
      x: 186 + (x - 186) * reach + around() * 62,
      y: 330 + (y - 330) * reach + around() * 46,
      radius: 26 + random() * 24,
      strength: 0.06 + random() * 0.08,
    };
  });
}
