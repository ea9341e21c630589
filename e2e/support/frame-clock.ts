import type { Page } from '@playwright/test';
import { runFirstInFrames, textForFrames } from './frame-script';

/** What the clock of a demo's frame can be told from outside, under `window[CLOCK_KEY]`. */
export interface FrameClock {
  /** Lets time run from where it stood. */
  release(): void;
  /** How many pictures, fetches and fonts the demo waits for. */
  pending(): number;
}

export const CLOCK_KEY = '__frameClock';

interface ClockOptions {
  key: string;
  seed: number;
  /** The moment at which the clock stands, milliseconds since 1970. */
  date: number;
  /** What `performance.now()` says while the clock stands. */
  now: number;
}

const OPTIONS: ClockOptions = { key: CLOCK_KEY, seed: 20_260_115, date: Date.UTC(2026, 0, 15, 12), now: 1_000 };

/**
 * Gives every demo's frame of the page a seeded `Math.random` and a clock that stands still until it is released. Frames are
 * drawn all the time, but each is told the same moment: animations and tweens show their first picture. Timers that the demo
 * or its libraries set wait; those of the frame's own program run. The docs page itself keeps its real clock.
 */
export async function standStill(page: Page): Promise<void> {
  await runFirstInFrames(page, installFrameClock, OPTIONS);
}

/** The script that `standStill` writes into frames; the test server's content security policy lets it in. */
export function frameClockText(): string {
  return textForFrames(installFrameClock, OPTIONS);
}

/** Runs in the frame: it must not use anything from this file. */
function installFrameClock({ key, seed, date, now }: ClockOptions): void {
  /** The script that called the function named as argument: `demo://…`, a library's blob, or this document. */
  function callerOf(wrapper: (...values: never[]) => unknown): string {
    const { prepareStackTrace, stackTraceLimit } = Error;
    Error.stackTraceLimit = 3;
    Error.prepareStackTrace = (_error, sites) =>
      sites
        .map((site) => site.getScriptNameOrSourceURL())
        .find((name) => name !== null && name !== '' && name !== undefined);
    const holder: { stack?: unknown } = {};
    Error.captureStackTrace(holder, wrapper);
    const name: unknown = holder.stack;
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
    return typeof name === 'string' ? name : '';
  }

  function seeded(): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }
  // Libraries draw random numbers too, Konva one for each shape: the demo's own row must not depend on when they do.
  const forDemo = seeded();
  const forOthers = seeded();
  Math.random = function random() {
    return callerOf(random).startsWith('demo://') ? forDemo() : forOthers();
  };

  const realNow = performance.now.bind(performance);
  let releasedAt: number | undefined;
  const passed = () => (releasedAt === undefined ? 0 : realNow() - releasedAt);
  Object.defineProperty(performance, 'now', { value: () => now + passed(), configurable: true, writable: true });

  const RealDate = Date;
  const dateNow = () => date + Math.floor(passed());
  window.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget): object =>
      Reflect.construct(target, values.length === 0 ? [dateNow()] : values, newTarget),
    apply: () => new RealDate(dateNow()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? dateNow : Reflect.get(target, name, receiver)),
  });

  const realFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => realFrame(() => callback(now + passed()));

  const waiting = new Map<number, () => void>();
  const started = new Map<number, number>();
  let nextId = 1_000_000_000;
  const hold = (native: (handler: TimerHandler, delay?: number, ...values: unknown[]) => number) =>
    function holding(handler: TimerHandler, delay = 0, ...values: unknown[]): number {
      if (releasedAt !== undefined || delay <= 0 || callerOf(holding) === 'about:srcdoc')
        return native(handler, delay, ...values);
      const id = nextId++;
      waiting.set(id, () => started.set(id, native(handler, delay, ...values)));
      return id;
    };
  const cancel = (native: (id?: number) => void) => (id?: number) => {
    if (id !== undefined && waiting.delete(id)) return;
    native(id === undefined ? id : (started.get(id) ?? id));
  };
  Object.assign(window, {
    setTimeout: hold(window.setTimeout.bind(window)),
    setInterval: hold(window.setInterval.bind(window)),
    clearTimeout: cancel(window.clearTimeout.bind(window)),
    clearInterval: cancel(window.clearInterval.bind(window)),
  });

  // What is still on its way: the first picture is complete only without it.
  let pending = 0;
  const track = (promise: Promise<unknown>) => {
    pending += 1;
    const settle = () => {
      pending -= 1;
    };
    promise.then(settle, settle);
  };
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (source?.set !== undefined) {
    const { set } = source;
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...source,
      set(this: HTMLImageElement, value: string) {
        track(
          new Promise((resolve) => {
            this.addEventListener('load', resolve, { once: true });
            this.addEventListener('error', resolve, { once: true });
          }),
        );
        Reflect.apply(set, this, [value]);
      },
    });
  }
  for (const name of ['fetch', 'createImageBitmap'] as const) {
    const native: (...values: never[]) => Promise<unknown> = window[name].bind(window);
    Object.assign(window, {
      [name]: (...values: never[]) => {
        const answer = native(...values);
        track(answer);
        return answer;
      },
    });
  }

  const clock: FrameClock = {
    release() {
      if (releasedAt !== undefined) return;
      releasedAt = realNow();
      for (const begin of waiting.values()) begin();
      waiting.clear();
    },
    pending: () => pending + (document.fonts.status === 'loading' ? 1 : 0),
  };
  Object.defineProperty(window, key, { value: clock, configurable: true });
}
