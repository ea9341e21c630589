/** How often a frame is asked whether it is alive, in milliseconds. */
export const TICK = 500;

/**
 * Tells whether a frame still answers. Pure: it is told the time, and says what to do.
 *
 * Only time in which this page itself ran counts as silence: after a sleeping laptop or a long task of the page, answers may
 * wait in the queue behind the tick that asks for them.
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
   * @param limit silence that counts as death
   * @returns the id to ask with, `wait` while an answer is due, or `dead`
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

  /** The frame answered; answers to older questions prove nothing about now, but neither do they harm. */
  answered(id: number): void {
    if (id !== this.#pending) return;
    this.#pending = undefined;
    this.#silence = 0;
  }

  /** Forgets everything, for when the page was hidden and timers stood still. */
  reset(): void {
    this.#lastTick = undefined;
    this.#silence = 0;
    this.#pending = undefined;
  }
}
