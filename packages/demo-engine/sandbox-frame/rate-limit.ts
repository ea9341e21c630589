/** A token bucket: allows a burst, then a steady rate, and counts what it refuses. */
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
   * Returns true when one more may pass; otherwise counts it as refused.
   *
   * @param cost tokens it takes
   */
  take(cost = 1): boolean {
    const at = this.now();
    // A clock that jumps back must not take tokens away.
    const elapsed = at > this.#last ? at - this.#last : 0;
    this.#last = at;
    const tokens = this.#tokens + (elapsed * this.perSecond) / 1000;
    this.#tokens = tokens < this.burst ? tokens : this.burst;
    if (this.#tokens < cost) {
      this.#refused += 1;
      return false;
    }
    this.#tokens -= cost;
    return true;
  }

  /** Counts refusals made elsewhere. */
  refuse(count: number): void {
    this.#refused += count;
  }

  /** How many were refused since the last call. */
  takeRefused(): number {
    const refused = this.#refused;
    this.#refused = 0;
    return refused;
  }
}
