import type { Problem } from '../model/demo';

/** Problems and warnings from compilers. */
export interface Findings {
  problems: Problem[];
  /** Advice that does not stop a build. */
  warnings: Problem[];
}

type Work = () => Promise<Findings>;

/** Work that a run has deferred until it is requested, by name. Each item is done once, no matter how often it is requested. */
export class DeferredWork {
  readonly #deferred: Map<string, Work>;
  readonly #begun = new Map<string, Promise<Findings>>();

  constructor(works: Iterable<readonly [string, Work]> = []) {
    this.#deferred = new Map(works);
  }

  get size(): number {
    return this.#deferred.size;
  }

  has(name: string): boolean {
    return this.#deferred.has(name);
  }

  /**
   * Waits until the item is done; returns at once if it was never deferred.
   *
   * @returns the findings, for the first caller only; others get none, so nothing is reported twice
   */
  async ensure(name: string): Promise<Findings> {
    const work = this.#deferred.get(name);
    if (work === undefined) {
      await this.#begun.get(name);
      return { problems: [], warnings: [] };
    }
    this.#deferred.delete(name);
    const begun = work();
    this.#begun.set(name, begun);
    return begun;
  }

  /** Does all remaining items, one after another. */
  async ensureAll(): Promise<Findings> {
    const all: Findings = { problems: [], warnings: [] };
    for (const name of [...this.#deferred.keys()]) {
      const { problems, warnings } = await this.ensure(name);
      all.problems.push(...problems);
      all.warnings.push(...warnings);
    }
    return all;
  }

  /** Removes an item, because the caller does it from the current files; waits if it is already in progress. */
  async giveUp(name: string): Promise<void> {
    this.#deferred.delete(name);
    await this.#begun.get(name)?.catch(() => undefined);
    this.#begun.delete(name);
  }
}
