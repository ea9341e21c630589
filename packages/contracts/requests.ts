interface Waiting<Answer> {
  send(id: number): void;
  accepts(answer: Answer): boolean;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Requests that wait for their answers from a worker, a process or a frame. */
export class Requests<Answer> {
  readonly #waiting = new Map<number, Waiting<Answer>>();
  #lastId = 0;

  get size(): number {
    return this.#waiting.size;
  }

  /**
   * @param send sends the request with its id
   * @param accepts returns false for an answer that does not belong to the request, which then keeps waiting
   */
  ask(send: (id: number) => void, accepts: (answer: Answer) => boolean = () => true): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { send, accepts, resolve, reject });
      send(id);
    });
  }

  /** Sends all pending requests again, to a new recipient. */
  sendAgain(): void {
    for (const [id, { send }] of this.#waiting) send(id);
  }

  /** @returns true when a request waited for the answer */
  resolve(id: number, answer: Answer): boolean {
    return this.#waiting.get(id)?.accepts(answer) === true && this.#take(id, ({ resolve }) => resolve(answer));
  }

  reject(id: number, error: Error): boolean {
    return this.#take(id, ({ reject }) => reject(error));
  }

  resolveAll(answer: Answer): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id, ({ resolve }) => resolve(answer));
  }

  rejectAll(error: Error): void {
    for (const id of [...this.#waiting.keys()]) this.reject(id, error);
  }

  #take(id: number, settle: (waiting: Waiting<Answer>) => void): boolean {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return false;
    this.#waiting.delete(id);
    settle(waiting);
    return true;
  }
}
