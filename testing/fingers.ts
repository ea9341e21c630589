import type { CDPSession, Frame, JSHandle } from '@playwright/test';
import type { FingerOwner, Point } from '../demos/types/check';
import { between, parts } from './gestures';
import { watchFingers, type SeenFingers } from './in-frame';

/** How long the frame may take to notice a lifted finger. */
const LIFT_WAIT = 5_000;
/** Milliseconds between two moves of a flick. */
const FLICK_PACE = 8;

/** Positions of the fingers at one moment, by id. */
type Places = ReadonlyMap<number, Point>;

/** Where touches are sent, and the frame that observes them. Both exist while at least one finger is down. */
interface Touch {
  session: CDPSession;
  seen: JSHandle<SeenFingers>;
  lifted: number;
}

/**
 * Fingers on the browser's window, as a touch screen reports them. The browser decides what they do: it scrolls or zooms where nothing
 * prevents it, and the page under them gets a `pointercancel`. All points are in window coordinates.
 */
export class Fingers {
  readonly #down = new Map<number, Point>();
  #touch: Touch | undefined;

  /**
   * @param frame under the fingers
   * @param cdp creates the browser's raw input channel
   */
  constructor(
    private readonly frame: Frame,
    private readonly cdp: () => Promise<CDPSession>,
  ) {}

  /** Puts a finger down and returns its id. */
  async put(point: Point): Promise<number> {
    this.#touch ??= { session: await this.cdp(), seen: await this.frame.evaluateHandle(watchFingers), lifted: 0 };
    let id = 0;
    while (this.#down.has(id)) id += 1;
    this.#down.set(id, point);
    await this.#send('touchStart', new Map([[id, point]]));
    return id;
  }

  /**
   * Moves fingers along several positions. Each move waits until the page has handled the previous one, because the page's response tells
   * the browser whether to use the fingers itself.
   */
  async move(path: readonly Places[]): Promise<void> {
    for (const places of path) await this.#move(places);
  }

  /** Moves one finger in a straight line. */
  moveTo(id: number, to: Point, steps: number): Promise<void> {
    return this.move(this.#line(id, to, steps));
  }

  /**
   * Moves one finger in a straight line and lifts it, fast even on a slow machine: the second half is sent together with the lift, and the
   * events' timestamps are those of a fast finger.
   */
  async flick(id: number, to: Point, steps: number): Promise<FingerOwner> {
    const start = Date.now();
    const path = this.#line(id, to, steps).map((places, step) => ({ places, time: start + FLICK_PACE * (step + 1) }));
    const half = Math.ceil(steps / 2);
    for (const { places, time } of path.slice(0, half)) await this.#move(places, time);
    const fast = path.slice(half).map(({ places, time }) => this.#move(places, time));
    const [owner] = await Promise.all([this.lift(id, start + FLICK_PACE * (steps + 1)), ...fast]);
    return owner;
  }

  /** Lifts a finger where it is, and waits until the frame has noticed. */
  lift(id: number, time?: number): Promise<FingerOwner> {
    return this.#end('touchEnd', id, time);
  }

  /** Cancels all fingers that are down, as the system does, and waits until the frame has noticed. */
  async cancel(): Promise<void> {
    const [id] = this.#down.keys();
    if (id !== undefined) await this.#end('touchCancel', id);
  }

  async #end(type: 'touchEnd' | 'touchCancel', id: number, time?: number): Promise<FingerOwner> {
    const place = this.#placeOf(id);
    const touch = this.#touching();
    const gone = type === 'touchEnd' ? 1 : this.#down.size;
    const sent = this.#send(type, type === 'touchEnd' ? new Map([[id, place]]) : new Map(), time);
    if (type === 'touchEnd') this.#down.delete(id);
    else this.#down.clear();
    touch.lifted += gone;
    const { lifted } = touch;
    await sent;
    const until = Date.now() + LIFT_WAIT;
    const read = () => touch.seen.evaluate((seen) => ({ lifted: seen.lifted, isTaken: seen.isTaken }));
    let now = await read();
    while (now.lifted < lifted && Date.now() < until) now = await read();
    if (this.#down.size === 0 && this.#touch === touch) {
      this.#touch = undefined;
      await touch.seen.evaluate(({ stop }) => stop());
      await touch.seen.dispose();
    }
    return now.isTaken ? 'browser' : 'demo';
  }

  #line(id: number, to: Point, steps: number): Places[] {
    const from = this.#placeOf(id);
    return parts(steps).map((part) => new Map([[id, between(from, to, part)]]));
  }

  #move(places: Places, time?: number): Promise<void> {
    for (const [id, place] of places) this.#down.set(id, place);
    return this.#send('touchMove', places, time);
  }

  #placeOf(id: number): Point {
    const place = this.#down.get(id);
    if (place === undefined) throw new Error('This finger is lifted already.');
    return place;
  }

  #touching(): Touch {
    if (this.#touch === undefined) throw new Error('No finger is down.');
    return this.#touch;
  }

  /** @param time of the event, in milliseconds since 1970 */
  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    places: Places,
    time = Date.now(),
  ): Promise<void> {
    const touchPoints = [...places].map(([id, { x, y }]) => ({ id, x, y }));
    await this.#touching().session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  }
}
