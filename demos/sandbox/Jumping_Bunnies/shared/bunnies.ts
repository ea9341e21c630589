/** Positions are those of the feet, in pixels; x = 0 is the middle of the field. This file does not depend on Konva. */
export interface Point {
  x: number;
  y: number;
}

export interface Bunny extends Point {
  /** Pixels per second. */
  speedX: number;
  speedY: number;
  /** Upward speed at the start of a jump. It is constant, so every jump has the same height. */
  jump: number;
  /** Which hill it lives on, and which coat it has. */
  hill: number;
  coat: number;
}

export const HEIGHT = 420;
export const LIMITS = { least: 100, most: 10_000, step: 10, start: 400 };
/** Number of bunnies that appear per frame at the pressed pointer. */
export const HANDFUL = 10;
export const COATS = 4;

/** Pixels per second, per second. */
const GRAVITY = 900;

interface Hill {
  /** The ground at x = 0, and the height and length of its waves. */
  ground: number;
  wave: number;
  length: number;
  shift: number;
  /** Scale of the bunnies on it: smaller on the far hill. */
  scale: number;
}

/** From far to near. */
export const HILLS: readonly Hill[] = [
  { ground: 268, wave: 16, length: 118, shift: 0.4, scale: 0.55 },
  { ground: 322, wave: 18, length: 150, shift: 2.6, scale: 0.75 },
  { ground: 384, wave: 14, length: 190, shift: 4.4, scale: 1 },
];

/** The ground of a hill at a position. */
export function groundAt(hill: number, x: number): number {
  const { ground = HEIGHT, wave = 0, length = 1, shift = 0 } = HILLS[hill] ?? {};
  return ground - wave * Math.sin(x / length + shift);
}

/** How far the middle of a bunny goes from the middle of a field of that width. */
export const reachOf = (width: number): number => Math.max(0, width / 2 - 14);

const fraction = (value: number) => value - Math.floor(value);

/**
 * The bunny with that number, somewhere in its jump. Steps of the golden ratio and its relatives spread any number of them evenly, and
 * the same number gives the same bunny.
 *
 * @param from where it comes from; without it, it is on its way already
 */
export function createBunny(index: number, reach: number, from?: Point): Bunny {
  const hill = index % HILLS.length;
  const { scale = 1 } = HILLS[hill] ?? {};
  const strong = fraction(index * 0.8191725134);
  const jump = (200 + 360 * strong ** 2) * Math.sqrt(scale);
  const direction = fraction(index * 0.3247179572) < 0.5 ? -1 : 1;
  const x = (fraction(0.5 + index * 0.7548776662) * 2 - 1) * reach;
  /** Seconds since it left the ground. */
  const time = (fraction(index * 0.569840291) * 2 * jump) / GRAVITY;
  return {
    x: from?.x ?? x,
    y: from?.y ?? groundAt(hill, x) - jump * time + (GRAVITY * time ** 2) / 2,
    speedX: direction * (35 + 75 * fraction(index * 0.618033989)) * scale,
    speedY: from ? -jump / 2 : GRAVITY * time - jump,
    jump,
    hill,
    coat: Math.floor(fraction(index * 0.7320508) * COATS),
  };
}

/** Adds bunnies up to the number, or takes the last ones away. Changes the array: it is the same one in every frame. */
export function setCount(bunnies: Bunny[], count: number, reach: number, from?: Point): void {
  const wanted = Math.round(Math.min(LIMITS.most, Math.max(0, count)));
  bunnies.splice(wanted);
  while (bunnies.length < wanted) bunnies.push(createBunny(bunnies.length, reach, from));
}

/**
 * Moves all bunnies by some seconds. Changes them: ten thousand new objects in a frame would keep the garbage collector busy.
 *
 * @param reach half of the field's width
 */
export function step(bunnies: Bunny[], seconds: number, reach: number): void {
  for (const bunny of bunnies) {
    bunny.x += bunny.speedX * seconds;
    bunny.y += bunny.speedY * seconds + (GRAVITY * seconds ** 2) / 2;
    bunny.speedY += GRAVITY * seconds;

    // The edges turn it back inward, even when the field has become narrower.
    if (bunny.x < -reach) [bunny.x, bunny.speedX] = [-reach, Math.abs(bunny.speedX)];
    if (bunny.x > reach) [bunny.x, bunny.speedX] = [reach, -Math.abs(bunny.speedX)];
    const ground = groundAt(bunny.hill, bunny.x);
    if (bunny.y >= ground) [bunny.y, bunny.speedY] = [ground, -bunny.jump];
  }
}

/** The field has another width: the bunnies keep their relative positions, and their height above the ground. */
export function spread(bunnies: Bunny[], from: number, to: number): void {
  if (from === 0) return;
  for (const bunny of bunnies) {
    const height = groundAt(bunny.hill, bunny.x) - bunny.y;
    bunny.x *= to / from;
    bunny.y = groundAt(bunny.hill, bunny.x) - height;
  }
}

/** Poses of a jump: upward, at its top, downward. */
export const POSES = 3;

/** The pose that belongs to the speed. */
export function poseOf({ speedY, jump }: Pick<Bunny, 'speedY' | 'jump'>): number {
  if (speedY < -0.35 * jump) return 0;
  return speedY > 0.35 * jump ? 2 : 1;
}
