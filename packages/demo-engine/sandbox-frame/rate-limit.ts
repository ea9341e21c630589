/** Lets a burst through, then a steady rate; counts what it refused. */
export class RateLimit {
  #tokens: number;
  #last: number;
  #refused = 0;

  /**
   * @param burst how many pass at once
   * @param perSecond how many more pass in each second after that
   * @param now the clock, in milliseconds
   */
  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {
    this.#tokens = burst;
    this.#last = now();
  }

  /**
   * True when one more may pass; otherwise it is counted as refused.
   *
   * @param cost what it takes of the burst
   */
  take(cost = 1): boolean {
    const at = this.now();
    // A clock that jumps back must not take tokens away.
    const elapsed = Math.max(0, at - this.#last);
    this.#last = at;
    this.#tokens = Math.min(this.burst, this.#tokens + (elapsed * this.perSecond) / 1000);
    if (this.#tokens < cost) {
      this.#refused += 1;
      return false;
    }
    this.#tokens -= cost;
    return true;
  }

  /** Counts what something else has refused. */
  refuse(count: number): void {
    this.#refused += count;
  }

  /** How many were refused since this was last asked. */
  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }
}
