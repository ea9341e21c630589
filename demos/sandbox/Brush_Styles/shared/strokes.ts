export type Brush = 'pen' | 'marker' | 'spray' | 'calligraphy' | 'brush';

export interface Stroke {
  brush: Brush;
  color: string;
  size: number;
  /** Seed of the random numbers of a spray: the same stroke has the same dots on every draw. */
  seed: number;
  /** x, y and pressure in turn. */
  points: number[];
}

/** A position of the pointer. The pressure is from 0 to 1, or null from a device without pressure. */
export interface Sample {
  x: number;
  y: number;
  pressure: number | null;
}

export interface Settings {
  brush: Brush;
  color: string;
  size: number;
  /** From 0, where the tip follows the hand exactly, to 0.9, where it lags as if on a rope. */
  smoothing: number;
}

/** A stroke while it grows, and where the hand is. The tip follows behind. */
export interface Draft {
  stroke: Stroke;
  smoothing: number;
  hand: { x: number; y: number };
}

/** Points closer than this make a line heavier, not better. */
const CLOSEST = 1.5;
/** Without pressure, a move of this distance between two events gives the thinnest stroke. */
const FAST = 40;
/** How much of a change of pressure reaches the next point. */
const PRESSURE_CHANGE = 0.25;
/** Without pressure, strokes begin with this value, so that they have a tip. */
const FIRST_PRESSURE = 0.3;

/** Puts the brush down. */
export function press(settings: Settings, { x, y, pressure }: Sample, seed: number): Draft {
  const { brush, color, size, smoothing } = settings;
  const points = [x, y, pressure ?? FIRST_PRESSURE];
  return { stroke: { brush, color, size, seed, points }, smoothing, hand: { x, y } };
}

/** Moves the brush: its tip moves part of the way to the hand. */
export const move = (draft: Draft, samples: Sample[]): Draft => samples.reduce(follow, draft);

function follow({ stroke, smoothing, hand }: Draft, sample: Sample): Draft {
  const [x = 0, y = 0, pressure = 0] = stroke.points.slice(-3);
  const part = 1 - smoothing;
  const tip = { x: x + (sample.x - x) * part, y: y + (sample.y - y) * part };
  const next = { x: sample.x, y: sample.y };
  // The hand moves on; otherwise, many short moves would never add up.
  if (Math.hypot(tip.x - x, tip.y - y) < CLOSEST) return { stroke, smoothing, hand: next };
  const speed = Math.hypot(next.x - hand.x, next.y - hand.y) / FAST;
  const wanted = sample.pressure ?? Math.max(0.15, 1 - speed);
  const eased = pressure + (wanted - pressure) * PRESSURE_CHANGE;
  const points = [...stroke.points, tip.x, tip.y, eased];
  return { stroke: { ...stroke, points }, smoothing, hand: next };
}

/** Lifts the brush. A smoothed stroke ends at the hand, not at the tip that lags behind. */
export function lift({ stroke, hand }: Draft): Stroke {
  const [x = 0, y = 0, pressure = 0] = stroke.points.slice(-3);
  if (Math.hypot(hand.x - x, hand.y - y) < CLOSEST) return stroke;
  return { ...stroke, points: [...stroke.points, hand.x, hand.y, pressure * 0.6] };
}

/** What is on the page, in words. */
export function countOf(strokes: Stroke[]): string {
  if (strokes.length === 0) return 'The page is empty.';
  return strokes.length === 1
    ? 'One stroke on the page.'
    : `${strokes.length} strokes on the page.`;
}
