import { FRAME_STAMP } from '../model';
import { callerOf, DEMO_CODE, isCounted } from './caller';
import type { Time } from './time';

type Timer = 'setTimeout' | 'setInterval';

interface Task {
  kind: Timer | 'requestAnimationFrame';
  /** What scheduled it. */
  caller: string;
  /** Milliseconds. */
  delay: number;
  /** When it is due, by the frame's clock. */
  due: number;
  call(): void;
  /** Schedules it in the browser, which calls it after its delay or after this many milliseconds. */
  begin(rest?: number): void;
  /** Cancels it in the browser. */
  cancel(): void;
}

/** Maximum number of timers in one step: a timer that sets itself again without a delay would run forever. */
const MAX_TIMERS = 1000;

/** Our own ids must not collide with the browser's. */
const FIRST_ID = 1_000_000_000;

/**
 * Timers and animation frames of a frame, classified by what scheduled them. While time is stopped, timers of a demo or a library wait, and
 * animation frames run, all at the same timestamp. While the frame is paused, nothing runs. What the frame's own program and Playwright
 * schedule is left to the browser.
 */
export class Schedule {
  readonly #tasks = new Map<number, Task>();
  /** Tasks that are not scheduled in the browser yet. */
  readonly #held = new Set<number>();
  readonly #time: Time;
  #lastId = FIRST_ID;
  #isPaused = false;
  /** Whether time is advanced manually: then nothing is scheduled in the browser any more. */
  #isStepped = false;
  /** The browser's time of the last frame in which something was called. */
  #lastFrame = Number.NaN;

  /** Replaces the window's functions. */
  constructor(time: Time) {
    this.#time = time;
    const clearTimeout = window.clearTimeout.bind(window);
    const clearInterval = window.clearInterval.bind(window);
    const cancelFrame = window.cancelAnimationFrame.bind(window);
    Object.assign(window, {
      setTimeout: this.#timer('setTimeout', window.setTimeout.bind(window), clearTimeout),
      setInterval: this.#timer('setInterval', window.setInterval.bind(window), clearInterval),
      requestAnimationFrame: this.#frames(window.requestAnimationFrame.bind(window), cancelFrame),
      clearTimeout: this.#canceller(clearTimeout),
      clearInterval: this.#canceller(clearInterval),
      cancelAnimationFrame: this.#canceller(cancelFrame),
    });
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.flush();
  }

  /** Whether time is advanced manually. */
  get isStepped(): boolean {
    return this.#isStepped;
  }

  /** From now on, everything that is scheduled waits for `runDue`. */
  holdFrames(): void {
    this.#isStepped = true;
  }

  /** Runs the due timers in order, and then each animation frame that was requested before. */
  runDue(): void {
    const frames = this.#waiting(({ kind }) => kind === 'requestAnimationFrame');
    // What falls due meanwhile waits for the next step, or a timer whose work takes longer than its delay would run on and on.
    const now = this.#time.now();
    for (let runs = 0; runs < MAX_TIMERS; runs += 1) {
      const [next] = this.#waiting(({ kind, due }) => kind !== 'requestAnimationFrame' && due <= now).sort(
        ([, a], [, b]) => a.due - b.due,
      );
      if (next === undefined) break;
      const [id, task] = next;
      if (task.kind === 'setTimeout') this.#held.delete(id);
      // An interval without a delay fires once per step.
      else task.due = Math.max(task.due + task.delay, task.delay <= 0 ? now + 1 : 0);
      task.call();
    }
    for (const [id, task] of frames) {
      // An earlier callback may have canceled it.
      if (!this.#held.delete(id)) continue;
      task.call();
    }
  }

  /**
   * Calls the timeouts that a jump of the clock has made due, in order, and reschedules the others in the browser with their remaining
   * delays.
   */
  catchUp(): void {
    const now = this.#time.now();
    const begun = [...this.#tasks].filter(([id, { kind }]) => kind === 'setTimeout' && !this.#held.has(id));
    for (const [id, task] of begun.sort(([, a], [, b]) => a.due - b.due)) {
      // An earlier callback may have canceled it.
      if (!this.#tasks.has(id)) continue;
      task.cancel();
      if (task.due <= now) task.call();
      else task.begin(task.due - now);
    }
  }

  #waiting(isMeant: (task: Task) => boolean): [number, Task][] {
    return [...this.#held].flatMap((id): [number, Task][] => {
      const task = this.#tasks.get(id);
      return task !== undefined && isMeant(task) ? [[id, task]] : [];
    });
  }

  /** Starts everything that may start by now. */
  flush(): void {
    for (const id of [...this.#held]) {
      const task = this.#tasks.get(id);
      if (task === undefined || !this.#mayBegin(task)) continue;
      this.#held.delete(id);
      task.begin();
    }
  }

  /** Activity that continues until it is stopped. */
  running(): Task['kind'][] {
    return [...this.#tasks.values()].map(({ kind }) => kind).filter((kind) => kind !== 'setTimeout');
  }

  /** Takes the demo's own pending timeouts out of the browser, to call them. Those of libraries end by themselves. */
  takeTimeouts(): (() => void)[] {
    const own = [...this.#tasks].filter(
      ([, { kind, caller }]) => kind === 'setTimeout' && caller.startsWith(DEMO_CODE),
    );
    return own.map(([id, task]) => {
      task.cancel();
      this.#tasks.delete(id);
      this.#held.delete(id);
      return task.call;
    });
  }

  #mayBegin({ kind, delay }: Task): boolean {
    if (this.#isPaused || this.#isStepped) return false;
    return this.#time.isReleased || kind === 'requestAnimationFrame' || delay <= 0;
  }

  #add(id: number, task: Task): number {
    this.#tasks.set(id, task);
    if (this.#mayBegin(task)) task.begin();
    else this.#held.add(id);
    return id;
  }

  #timer(
    kind: Timer,
    native: (handler: TimerHandler, delay?: number, ...values: unknown[]) => number,
    clear: (id?: number) => void,
  ): (handler: TimerHandler, delay?: number, ...values: unknown[]) => number {
    const schedule = (handler: TimerHandler, delay: number, values: unknown[], caller: string): number => {
      const id = ++this.#lastId;
      let nativeId: number | undefined;
      const run = (): void => {
        if (kind === 'setTimeout') this.#tasks.delete(id);
        if (typeof handler === 'function') Reflect.apply(handler, window, values);
      };
      const begin = (rest = delay): void => {
        nativeId = native(run, rest);
      };
      return this.#add(id, {
        kind,
        caller,
        delay,
        due: this.#time.now() + delay,
        call: run,
        begin,
        cancel: () => clear(nativeId),
      });
    };
    return function timer(handler, delay = 0, ...values) {
      const caller = callerOf(timer);
      return isCounted(caller) ? schedule(handler, delay, values, caller) : native(handler, delay, ...values);
    };
  }

  #frames(
    native: (callback: FrameRequestCallback) => number,
    cancelNative: (id: number) => void,
  ): (callback: FrameRequestCallback) => number {
    const now = () => this.#time.now();
    const schedule = (callback: FrameRequestCallback, caller: string): number => {
      const id = ++this.#lastId;
      let nativeId: number | undefined;
      const call = (): void => {
        this.#tasks.delete(id);
        callback(now());
      };
      const begin = (): void => {
        nativeId = native((time) => {
          if (this.#isPaused || this.#isStepped) {
            this.#held.add(id);
            return;
          }
          // eslint-disable-next-line no-console -- it writes nothing to the console
          if (time !== this.#lastFrame) console.timeStamp(FRAME_STAMP);
          this.#lastFrame = time;
          call();
        });
      };
      const cancel = (): void => {
        if (nativeId !== undefined) cancelNative(nativeId);
      };
      return this.#add(id, { kind: 'requestAnimationFrame', caller, delay: 0, due: now(), call, begin, cancel });
    };
    return function frame(callback) {
      const caller = callerOf(frame);
      return isCounted(caller) ? schedule(callback, caller) : native(() => callback(now()));
    };
  }

  #canceller(native: (id: number) => void): (id?: number) => void {
    return (id) => {
      if (id === undefined) return;
      const task = this.#tasks.get(id);
      if (task === undefined) {
        native(id);
        return;
      }
      task.cancel();
      this.#tasks.delete(id);
      this.#held.delete(id);
    };
  }
}
