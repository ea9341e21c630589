import type Konva from 'konva';

export interface World {
  width: number;
  height: number;
  /** Pixels per second squared. */
  gravity: number;
}

export interface Ball {
  x: number;
  y: number;
  /** Pixels per second. */
  vx: number;
  vy: number;
  /** How far it has rolled, in degrees. */
  angle: number;
  isHeld: boolean;
  bounces: number;
  /** How many seconds the ball has hardly moved from a point, and that point. */
  calm: number;
  near: Konva.Vector2d;
  /** Seconds that the last frame left over. */
  leftover: number;
}

export const RADIUS = 38;

export const PLANETS = [
  { name: 'Moon', gravity: 230 },
  { name: 'Mars', gravity: 530 },
  { name: 'Earth', gravity: 1400 },
  { name: 'Jupiter', gravity: 3500 },
];

/** Fraction of the speed that a bounce keeps. */
const BOUNCE = 0.78;
/** Fraction of the speed lost by rolling, per second. */
const ROLLING = 1.2;
/** Slower than this, the ball stays on the ground instead of bouncing. */
const SOFT = 60;
const MAX_SPEED = 2600;
const STEP = 1 / 240;

export const newBall = ({ width }: World): Ball => ({
  x: width * 0.24,
  y: 110,
  vx: 130,
  vy: 0,
  angle: -20,
  isHeld: false,
  bounces: 0,
  calm: 0,
  near: { x: 0, y: 0 },
  leftover: 0,
});

/** Height of the ground: a hill on the left, a hollow, a higher hill on the right. */
export function groundAt(x: number, { width, height }: World): number {
  const along = x / Math.max(width, 1);
  const waves =
    30 * Math.sin(along * 7.4 + 0.6) + 22 * Math.sin(along * 13 + 2) - 34 * along * along;
  return height - 86 - waves;
}

/** The point of the ground nearest to the ball's center. Only the ground below the ball counts. */
function nearestGround({ x, y }: Konva.Vector2d, world: World): Konva.Vector2d {
  let best = { x, y: groundAt(x, world) };
  let least = Infinity;
  for (let at = x - RADIUS; at <= x + RADIUS; at += 2) {
    const ground = groundAt(at, world);
    const away = Math.hypot(at - x, ground - y);
    if (away < least) [best, least] = [{ x: at, y: ground }, away];
  }
  return best;
}

/** The upward normal of the ground at a position: a vector of length 1. */
function normalAt(x: number, world: World): Konva.Vector2d {
  const slope = (groundAt(x + 1, world) - groundAt(x - 1, world)) / 2;
  const length = Math.hypot(slope, 1);
  return { x: slope / length, y: -1 / length };
}

function hit(ball: Ball, normal: Konva.Vector2d) {
  const into = ball.vx * normal.x + ball.vy * normal.y;
  if (into >= 0) return;
  const isBounce = -into > SOFT;
  const back = isBounce ? (1 + BOUNCE) * into : into;
  ball.vx -= back * normal.x;
  ball.vy -= back * normal.y;
  if (isBounce) ball.bounces += 1;
}

function meetWalls(ball: Ball, { width }: World) {
  if (ball.x < RADIUS) {
    ball.x = RADIUS;
    hit(ball, { x: 1, y: 0 });
  }
  if (ball.x > width - RADIUS) {
    ball.x = width - RADIUS;
    hit(ball, { x: -1, y: 0 });
  }
  if (ball.y < RADIUS) {
    ball.y = RADIUS;
    hit(ball, { x: 0, y: 1 });
  }
}

function meetGround(ball: Ball, world: World) {
  const ground = nearestGround(ball, world);
  const isUnder = ball.y > groundAt(ball.x, world);
  const away = Math.hypot(ball.x - ground.x, ball.y - ground.y);
  if (!isUnder && away >= RADIUS) return;

  const normal = normalAt(ground.x, world);
  ball.x = ground.x + normal.x * RADIUS;
  ball.y = ground.y + normal.y * RADIUS;
  if (ball.isHeld) return;
  hit(ball, normal);
  // Along the ground it rolls: its edge is as fast as its center, and some speed is lost.
  const along = -ball.vx * normal.y + ball.vy * normal.x;
  ball.angle += ((along * STEP) / RADIUS) * (180 / Math.PI);
  ball.vx *= 1 - ROLLING * STEP;
  ball.vy *= 1 - ROLLING * STEP;
}

function stepOnce(ball: Ball, world: World) {
  if (!ball.isHeld) {
    ball.vy += world.gravity * STEP;
    ball.x += ball.vx * STEP;
    ball.y += ball.vy * STEP;
  }
  meetWalls(ball, world);
  meetGround(ball, world);
  const isNear = Math.hypot(ball.x - ball.near.x, ball.y - ball.near.y) < 2;
  if (isNear && !ball.isHeld) {
    ball.calm += STEP;
  } else {
    ball.near = { x: ball.x, y: ball.y };
    ball.calm = 0;
  }
}

/** Advances the ball by a frame, in small equal steps, so that the result does not depend on the frame rate. */
export function advance(ball: Ball, world: World, seconds: number) {
  ball.leftover += Math.min(seconds, 0.1);
  for (; ball.leftover >= STEP; ball.leftover -= STEP) stepOnce(ball, world);
}

export const isAtRest = ({ calm }: Ball) => calm > 0.5;

/** Advances at once until the ball rests. */
export function finish(ball: Ball, world: World) {
  ball.isHeld = false;
  for (let i = 0; i < 20_000 && !isAtRest(ball); i += 1) stepOnce(ball, world);
}

export function kick(ball: Ball, vx: number, vy: number) {
  ball.vx += vx;
  ball.vy += vy;
  ball.calm = 0;
}

export interface Grip extends Konva.Vector2d {
  /** Milliseconds. */
  time: number;
}

/** Grabs the ball at a point. */
export function grab(ball: Ball, point: Konva.Vector2d, time: number): Grip {
  Object.assign(ball, { isHeld: true, vx: 0, vy: 0, calm: 0 });
  return { ...point, time };
}

/** Moves the held ball with the pointer and records its speed. Returns the new grip. */
export function carry(ball: Ball, grip: Grip, point: Konva.Vector2d, time: number): Grip {
  const seconds = Math.max(time - grip.time, 1) / 1000;
  const [x, y] = [point.x - grip.x, point.y - grip.y];
  ball.x += x;
  ball.y += y;
  ball.vx = 0.4 * ball.vx + 0.6 * (x / seconds);
  ball.vy = 0.4 * ball.vy + 0.6 * (y / seconds);
  return { ...point, time };
}

/** Releases the ball. A pointer that has rested does not throw it. */
export function letGo(ball: Ball, grip: Grip, time: number) {
  ball.isHeld = false;
  const speed = Math.hypot(ball.vx, ball.vy);
  const keep = time - grip.time > 100 ? 0 : Math.min(1, MAX_SPEED / Math.max(speed, 1));
  ball.vx *= keep;
  ball.vy *= keep;
}
