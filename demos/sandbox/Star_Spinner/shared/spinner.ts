/** The rotation of the star as data and pure functions. This file does not depend on Konva or a framework. Angles are degrees, clockwise. */
export interface Spinner {
  rotation: number;
  /** Degrees per second. */
  speed: number;
  /** The hand that holds the star, or null. */
  grip: Grip | null;
}

interface Grip {
  /** Direction of the hand from the center. */
  angle: number;
  /** Recent moves of the hand: each with its time in milliseconds, and the rotation since the move before. */
  moves: readonly { time: number; turn: number }[];
}

interface Point {
  x: number;
  y: number;
}

export const atRest: Spinner = { rotation: 0, speed: 0, grip: null };

/** Maximum speed: two turns per second. */
export const MAX = 720;
/** Speed of a push by a button. */
export const PUSH = 240;
/** Friction: the air slows the star in proportion to its speed (rate per second), the cord by a fixed amount (degrees per second, each second). */
const AIR = 0.45;
const CORD = 18;
/** Only moves in the last so many milliseconds count for the speed of a release. */
const MEMORY = 100;
/** Closer to the center than this, moves are ignored: one pixel would be a large angle. */
const HUB = 14;

const clamp = (speed: number) => Math.min(Math.max(speed, -MAX), MAX);

/** The direction of a point from the center at 0, 0. */
export const angleOf = ({ x, y }: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** The smaller angle between two directions: from -180 to 180. At the left, atan2 jumps from 180 to -180; this angle does not. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Grabs the star, which stops it. */
export const grab = ({ rotation }: Spinner, point: Point, time: number): Spinner => ({
  rotation,
  speed: 0,
  grip: { angle: angleOf(point), moves: [{ time, turn: 0 }] },
});

/** Turns the star with the hand. */
export function drag(spinner: Spinner, point: Point, time: number): Spinner {
  const { rotation, grip } = spinner;
  if (!grip || Math.hypot(point.x, point.y) < HUB) return spinner;
  const angle = angleOf(point);
  const turn = turnBetween(grip.angle, angle);
  const moves = [...grip.moves, { time, turn }].filter((move) => move.time >= time - MEMORY);
  return { rotation: rotation + turn, speed: 0, grip: { angle, moves } };
}

/**
 * Lets the star go with the speed of the hand.
 *
 * @param glides false keeps it where it is, for people who want less motion
 */
export function release(spinner: Spinner, time: number, glides: boolean): Spinner {
  const { rotation, grip } = spinner;
  if (!grip) return spinner;
  const moves = grip.moves.filter((move) => move.time >= time - MEMORY);
  const since = moves[0]?.time ?? time;
  // The first move only gives the start time. Without it, a single event would have an infinite speed.
  const turned = moves.slice(1).reduce((sum, { turn }) => sum + turn, 0);
  const took = Math.max(time - since, 8) / 1000;
  return { rotation, speed: glides ? clamp(turned / took) : 0, grip: null };
}

/** Adds to the speed, as a button does. */
export const push = ({ rotation, speed, grip }: Spinner, by: number, glides: boolean): Spinner =>
  glides
    ? { rotation, speed: grip ? 0 : clamp(speed + by), grip }
    : { rotation: rotation + Math.sign(by) * 45, speed: 0, grip };

export const stop = ({ rotation, grip }: Spinner): Spinner => ({ rotation, speed: 0, grip });

/**
 * The star some milliseconds later. The air takes a share of the speed, the cord a fixed part of it, so the star stops and does not creep. The solution is
 * exact: two short frames end where one long frame ends.
 */
export function advance(spinner: Spinner, milliseconds: number): Spinner {
  const { rotation, speed, grip } = spinner;
  if (speed === 0 || grip) return spinner;
  const cord = CORD / AIR;
  const start = Math.abs(speed) + cord;
  const end = Math.log(start / cord) / AIR;
  const time = Math.min(milliseconds / 1000, end);
  const kept = Math.exp(-AIR * time);
  const way = (start * (1 - kept)) / AIR - cord * time;
  return {
    rotation: rotation + Math.sign(speed) * way,
    speed: time === end ? 0 : Math.sign(speed) * (start * kept - cord),
    grip,
  };
}

/** One sentence for the status line. It counts in tens, so that a screen reader does not announce every frame. */
export function describe({ speed, grip }: Spinner): string {
  if (grip) return 'In your hand.';
  if (speed === 0) return 'The star hangs still.';
  const turns = Math.max(Math.round(Math.abs(speed) / 60) * 10, 10);
  return `Spins ${speed > 0 ? 'clockwise' : 'counterclockwise'}, about ${turns} turns a minute.`;
}
