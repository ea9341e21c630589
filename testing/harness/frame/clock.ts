import { callerOf, DEMO_CODE } from './caller';
import type { Schedule } from './schedule';
import type { Time } from './time';

export interface ClockOptions {
  seed: number;
  /** The time at which the clock is stopped, in milliseconds since 1970. */
  date: number;
  /** Value of `performance.now()` while the clock is stopped. */
  now: number;
}

export const CLOCK: ClockOptions = { seed: 20_260_115, date: Date.UTC(2026, 0, 15, 12), now: 1_000 };

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Seeds the frame's `Math.random`, with one sequence for the demo's code and one for libraries, which draw at any time. */
export function seedRandom(seed: number): void {
  const forDemo = seededRandom(seed);
  const forOthers = seededRandom(seed);
  let next = forOthers;
  let calls = 0;
  Math.random = function random() {
    // Finding the caller takes microseconds, and a filter calls once per channel of each pixel. After many calls in one task, only some are
    // checked.
    if (calls < LOOKED_AT || calls % LOOKED_AT === 0) {
      next = callerOf(random).startsWith(DEMO_CODE) ? forDemo : forOthers;
    }
    if (calls === 0) queueMicrotask(() => (calls = 0));
    calls++;
    return next();
  };
}

/** The first uninterrupted calls of `Math.random` are each checked, up to this number; later, one in this many. */
const LOOKED_AT = 1000;

/** Stops the frame's clocks until they are released. */
export function standStill({ date, now }: ClockOptions): Time {
  const realNow = performance.now.bind(performance);
  let releasedAt: number | undefined;
  let advanced = 0;
  const passed = () => advanced + (releasedAt === undefined ? 0 : realNow() - releasedAt);
  const time: Time = {
    now: () => now + passed(),
    get isReleased() {
      return releasedAt !== undefined;
    },
    release() {
      releasedAt ??= realNow();
    },
    advance(milliseconds) {
      advanced += milliseconds;
    },
  };
  Object.defineProperty(performance, 'now', { value: time.now, configurable: true, writable: true });

  const RealDate = Date;
  const dateNow = () => date + Math.floor(passed());
  window.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget): object =>
      Reflect.construct(target, values.length === 0 ? [dateNow()] : values, newTarget),
    apply: () => new RealDate(dateNow()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? dateNow : Reflect.get(target, name, receiver)),
  });
  return time;
}

/** Advances time manually: runs what is due, and each animation frame once. */
export function stepTime(time: Time, schedule: Schedule, milliseconds: number): void {
  schedule.holdFrames();
  time.advance(milliseconds);
  schedule.runDue();
}

/** Makes running time jump ahead: runs what is due. */
export function hurryTime(time: Time, schedule: Schedule, milliseconds: number): void {
  if (!time.isReleased) return;
  time.advance(milliseconds);
  schedule.catchUp();
}

/** Starts time, and with it everything scheduled while it was stopped. */
export function releaseTime(time: Time, schedule: Schedule): void {
  time.release();
  schedule.flush();
}
