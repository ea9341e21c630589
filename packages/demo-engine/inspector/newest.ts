/** Sends one value at a time. While one is being sent, the newest waits and older ones are dropped. */
export class Newest<T> {
  #isBusy = false;
  #waiting: { value: T } | undefined;

  constructor(private readonly send: (value: T) => Promise<void>) {}

  push(value: T): void {
    if (this.#isBusy) {
      this.#waiting = { value };
      return;
    }
    this.#isBusy = true;
    void this.send(value)
      .catch(() => undefined)
      .then(() => {
        this.#isBusy = false;
        const waiting = this.#waiting;
        this.#waiting = undefined;
        if (waiting !== undefined) this.push(waiting.value);
      });
  }
}
