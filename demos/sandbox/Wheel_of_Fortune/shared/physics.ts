import { middleOf, type Entry } from './entries';

/** A wheel with pegs, and a pointer above it that the pegs push aside. Angles in degrees, clockwise, 0 at the top. */
export interface Wheel {
  /** Where the wedges begin; there is a peg at each of these angles. */
  borders: readonly number[];
  rotation: number;
  /** Degrees per second. */
  velocity: number;
  /** The pointer's angle; it hangs down at 0. */
  pointer: number;
  pointerVelocity: number;
  /** The direction in which a peg pushes the pointer: 1 clockwise, -1 the other way, 0 not at all. */
  push: -1 | 0 | 1;
  /** True while the user holds the wheel. */
  held: boolean;
  /** How far it has turned freely since the last touch, in degrees. */
  free: number;
  /** Seconds that the last frame left over. */
  leftover: number;
}

export const PEG_DISTANCE = 146;
export const POINTER_LENGTH = 36;

/** Slows the wheel at any speed, in degrees per second squared. */
const FRICTION = 50;
/** Slows the wheel in proportion to its speed, per second. */
const DRAG = 0.3;
/** How hard a bent pointer pushes the peg back, per second squared and degree. */
const STIFFNESS = 14;
/** Where a peg touches the pointer and where the pointer slips off it, in degrees from the top. */
const MEET = 2.5;
const SLIP = 7;
const MAX_VELOCITY = 1000;
const STEP = 1 / 240;

/** A wheel at rest. The first wedge is under the pointer. */
export const newWheel = (borders: readonly number[]): Wheel => ({
  borders,
  rotation: -middleOf(borders, 0),
  velocity: 0,
  pointer: 0,
  pointerVelocity: 0,
  push: 0,
  held: false,
  free: 0,
  leftover: 0,
});

/** The same angle from -180 to 180 degrees. */
const halfTurn = (angle: number) => angle - 360 * Math.round(angle / 360);

/** Position of the nearest peg, in degrees from the top. */
function nearestPeg({ borders, rotation }: Wheel): number {
  let nearest = 360;
  for (const border of borders) {
    const peg = halfTurn(border + rotation);
    if (Math.abs(peg) < Math.abs(nearest)) nearest = peg;
  }
  return nearest;
}

/** How far the peg has pushed the pointer, in degrees of the wheel; 0 when it does not touch the pointer. */
function bend(wheel: Wheel): number {
  const peg = nearestPeg(wheel);
  if (wheel.push === 0 && Math.abs(peg) < MEET) {
    wheel.push = (wheel.velocity || -peg) > 0 ? 1 : -1;
  }
  const pushed = wheel.push * peg;
  if (pushed > SLIP || pushed < -MEET) wheel.push = 0;
  return wheel.push === 0 ? 0 : peg + wheel.push * MEET;
}

/** Index of the prize under the pointer's tip, which a peg may hold aside. */
function prizeAt(wheel: Wheel): number {
  const turned = (((bend(wheel) - wheel.rotation) % 360) + 360) % 360;
  return wheel.borders.findLastIndex((border) => border <= turned);
}

/** The prize under the pointer, or null if the wheel was only nudged. */
export function wonPrize(wheel: Wheel): number | null {
  return Math.abs(wheel.free) < 360 ? null : prizeAt(wheel);
}

/** The message when the wheel rests. */
export function reportOf(prize: number | null, entries: readonly Entry[]): string {
  const won = entries[prize ?? -1];
  return won ? `You won: ${won.name}.` : 'A prize needs a full turn.';
}

function bendPointer(wheel: Wheel, bent: number) {
  if (wheel.push !== 0) {
    const aside = PEG_DISTANCE * Math.sin((bent * Math.PI) / 180);
    // The tip hangs below its axis, so it moves right when the pointer rotates counterclockwise.
    wheel.pointer = (-Math.asin(Math.min(1, Math.max(-1, aside / POINTER_LENGTH))) * 180) / Math.PI;
    wheel.pointerVelocity = 0;
    return;
  }
  // Free: a spring that settles quickly.
  wheel.pointerVelocity += (-900 * wheel.pointer - 24 * wheel.pointerVelocity) * STEP;
  wheel.pointer += wheel.pointerVelocity * STEP;
}

function stepOnce(wheel: Wheel) {
  const bent = bend(wheel);
  bendPointer(wheel, bent);
  if (wheel.held) return;

  const force = -STIFFNESS * bent;
  const slowing = (FRICTION + DRAG * Math.abs(wheel.velocity)) * STEP;
  const pushed = wheel.velocity + force * STEP;
  // Friction stops the wheel; it never reverses it.
  wheel.velocity = Math.abs(pushed) <= slowing ? 0 : pushed - Math.sign(pushed) * slowing;
  wheel.rotation += wheel.velocity * STEP;
  wheel.free += wheel.velocity * STEP;
}

/** Spins the wheel at a random speed. */
export function spin(wheel: Wheel) {
  wheel.velocity = 550 + 300 * Math.random();
  wheel.free = 0;
}

/** Advances the wheel by the given seconds, in small equal steps, so that the result does not depend on the frame rate. */
export function advance(wheel: Wheel, seconds: number) {
  wheel.leftover += Math.min(seconds, 0.1);
  for (; wheel.leftover >= STEP; wheel.leftover -= STEP) stepOnce(wheel);
}

/** Advances the wheel at once until it rests. */
export function finish(wheel: Wheel) {
  wheel.held = false;
  do stepOnce(wheel);
  while (!isAtRest(wheel));
}

export function isAtRest(wheel: Wheel): boolean {
  if (wheel.held || wheel.velocity !== 0) return false;
  if (wheel.push !== 0) return STIFFNESS * Math.abs(bend(wheel)) <= FRICTION;
  return Math.abs(wheel.pointer) < 0.2 && Math.abs(wheel.pointerVelocity) < 2;
}

export interface Grip {
  /** The wheel's rotation when it was grabbed. */
  from: number;
  /** The pointer's angle about the center. */
  angle: number;
  /** Milliseconds. */
  time: number;
}

const angleOf = ({ x, y }: { x: number; y: number }) => (Math.atan2(y, x) * 180) / Math.PI;

/** Grabs the wheel at a point relative to its center. */
export function grab(wheel: Wheel, point: { x: number; y: number }, time: number): Grip {
  wheel.held = true;
  wheel.velocity = 0;
  return { from: wheel.rotation, angle: angleOf(point), time };
}

/** Rotates the held wheel with the pointer and records its speed. Returns the new grip. */
export function turn(
  wheel: Wheel,
  grip: Grip,
  point: { x: number; y: number },
  time: number,
): Grip {
  const angle = angleOf(point);
  const by = ((angle - grip.angle + 540) % 360) - 180;
  const seconds = Math.max(time - grip.time, 1) / 1000;
  wheel.rotation += by;
  const velocity = 0.4 * wheel.velocity + 0.6 * (by / seconds);
  wheel.velocity = Math.max(-MAX_VELOCITY, Math.min(MAX_VELOCITY, velocity));
  return { from: grip.from, angle, time };
}

/** Releases the wheel. After a rest of the pointer, the speed is 0. */
export function release(wheel: Wheel, grip: Grip, time: number) {
  wheel.held = false;
  wheel.free = 0;
  if (time - grip.time > 100) wheel.velocity = 0;
}

/** The browser canceled the touch: the wheel returns to the angle at which it was grabbed. */
export function cancel(wheel: Wheel, grip: Grip) {
  wheel.held = false;
  wheel.free = 0;
  wheel.velocity = 0;
  wheel.rotation = grip.from;
}
