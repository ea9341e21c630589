/** State outside React; components follow it with `useSyncExternalStore`. */
export class Store<Snapshot extends object> {
  readonly #listeners = new Set<() => void>();

  constructor(protected snapshot: Snapshot) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.snapshot;

  protected update(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
