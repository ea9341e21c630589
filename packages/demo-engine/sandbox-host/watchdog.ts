/** How often a frame is checked, in milliseconds. */
export const TICK = 500;

/**
 * Decides whether a frame still answers. It has no timers: it is given the time and returns what to do.
 *
 * Only time during which this page itself ran counts as silence: after the laptop slept or the page had a long task, answers may be
 * queued behind the tick that checks for them.
 */
export class Watchdog {
  #lastTick: number | undefined;
  #silence = 0;
  #nextId = 1;
  #pending: number | undefined;

  /** Milliseconds of silence so far. */
  get silence(): number {
    return this.#silence;
  }

  /**
   * @param now milliseconds
   * @param limit silence after which the frame counts as hung, in milliseconds
   * @returns the id of a ping to send, `wait` while an answer is due, or `dead`
   */
  tick(now: number, limit: number): number | 'wait' | 'dead' {
    const elapsed = this.#lastTick === undefined ? 0 : now - this.#lastTick;
    this.#lastTick = now;
    if (this.#pending === undefined) {
      this.#pending = this.#nextId++;
      return this.#pending;
    }
    this.#silence = elapsed > 2 * TICK ? 0 : this.#silence + elapsed;
    return this.#silence >= limit ? 'dead' : 'wait';
  }

  /** Records the frame's answer; answers to older pings are ignored. */
  answered(id: number): void {
    if (id !== this.#pending) return;
    this.#pending = undefined;
    this.#silence = 0;
  }

  /** Resets the state, for when the page was hidden and its timers were paused. */
  reset(): void {
    this.#lastTick = undefined;
    this.#silence = 0;
    this.#pending = undefined;
  }
}
