import { expect, it } from 'vitest';
import {
  advance,
  angleOf,
  atRest,
  describe,
  drag,
  grab,
  MAX,
  push,
  release,
  stop,
  turnBetween,
  type Spinner,
} from './shared/spinner';

const onCircle = (degrees: number) => ({
  x: 100 * Math.cos((degrees * Math.PI) / 180),
  y: 100 * Math.sin((degrees * Math.PI) / 180),
});
/** A hand that goes from angle to angle, each in 10 ms. */
const spun = (...angles: number[]) => {
  const [first = 0, ...rest] = angles;
  const held = grab(atRest, onCircle(first), 0);
  return rest.reduce<Spinner>((now, angle, i) => drag(now, onCircle(angle), (i + 1) * 10), held);
};

it('takes the shorter way, also where atan2 jumps', () => {
  expect(turnBetween(170, -170)).toBe(20);
  expect(turnBetween(-170, 170)).toBe(-20);
  expect(turnBetween(10, 10)).toBe(0);
  expect(turnBetween(0, 180)).toBe(180);
  expect(angleOf({ x: 0, y: 5 })).toBe(90);
});

it('follows the hand around and around', () => {
  expect(spun(0, 90, 180, 270, 360, 450).rotation).toBeCloseTo(450);
  expect(spun(0, -90, -180, -270).rotation).toBeCloseTo(-270);
});

it('leaves moves across the middle alone', () => {
  const held = grab(atRest, onCircle(0), 0);
  expect(drag(held, { x: -3, y: 2 }, 5)).toBe(held);
  expect(drag(held, { x: 0, y: 0 }, 5)).toBe(held);
});

it('keeps the speed of the hand when it is let go', () => {
  // 5 degrees in each 10 ms.
  expect(release(spun(0, 5, 10, 15, 20), 40, true).speed).toBeCloseTo(500);
  expect(release(spun(0, -5, -10), 20, true).speed).toBeCloseTo(-500);
});

it('forgets moves before a rest, and has a limit', () => {
  expect(release(spun(0, 5, 10, 15), 400, true).speed).toBe(0);
  expect(release(spun(0, 80, 160), 20, true).speed).toBe(MAX);
  expect(release(spun(0), 0, true).speed).toBe(0);
  expect(release(atRest, 0, true)).toBe(atRest);
});

it('stays where it is let go if motion is not wanted', () => {
  expect(release(spun(0, 5, 10), 20, false)).toMatchObject({ speed: 0, grip: null });
  expect(push(atRest, -240, false)).toMatchObject({ rotation: -45, speed: 0 });
});

it('slows down in the same way at every frame rate, and comes to rest', () => {
  const start = push(atRest, -600, true);
  let short = start;
  for (let i = 0; i < 120; i += 1) short = advance(short, 1000 / 60);
  const long = advance(start, 2000);
  expect(short.rotation).toBeCloseTo(long.rotation);
  expect(short.speed).toBeCloseTo(long.speed);
  expect(long.speed).toBeGreaterThan(start.speed);
  const end = advance(start, 60_000);
  expect(end.speed).toBe(0);
  expect(advance(end, 1000)).toBe(end);
});

it('does not turn by itself while it is held', () => {
  const held = grab(push(atRest, 300, true), onCircle(0), 0);
  expect(held.speed).toBe(0);
  expect(advance(held, 500)).toBe(held);
  expect(push(held, 240, true).speed).toBe(0);
});

it('is pushed faster and slower, and stopped', () => {
  const once = push(atRest, 240, true);
  expect(push(once, 240, true).speed).toBe(480);
  expect(push(once, -240, true).speed).toBe(0);
  expect(push(push(push(once, 240, true), 240, true), 240, true).speed).toBe(MAX);
  expect(stop(once).speed).toBe(0);
});

it('says how it spins', () => {
  expect(describe(push(atRest, 240, true))).toBe('Spins clockwise, about 40 turns a minute.');
  expect(describe({ ...atRest, speed: -3 })).toBe(
    'Spins counterclockwise, about 10 turns a minute.',
  );
  expect(describe(atRest)).toBe('The star hangs still.');
});
