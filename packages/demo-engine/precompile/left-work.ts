import type { Problem } from '../model/demo';

/** What compilers said. */
export interface Findings {
  problems: Problem[];
  /** Advice; it stops nothing. */
  warnings: Problem[];
}

type Work = () => Promise<Findings>;

/** What a run has left to be made when it is asked for, by name. Each is made once, whoever asks. */
export class LeftWork {
  readonly #left: Map<string, Work>;
  readonly #begun = new Map<string, Promise<Findings>>();

  constructor(works: Iterable<readonly [string, Work]> = []) {
    this.#left = new Map(works);
  }

  get size(): number {
    return this.#left.size;
  }

  has(name: string): boolean {
    return this.#left.has(name);
  }

  /**
   * Waits until it is made; not at all when it was never left.
   *
   * @returns what was found, for who asked first: to others it is no news
   */
  async ensure(name: string): Promise<Findings> {
    const work = this.#left.get(name);
    if (work === undefined) {
      await this.#begun.get(name);
      return { problems: [], warnings: [] };
    }
    this.#left.delete(name);
    const begun = work();
    this.#begun.set(name, begun);
    return begun;
  }

  /** Makes, one after another, all that nobody has asked for. */
  async ensureAll(): Promise<Findings> {
    const all: Findings = { problems: [], warnings: [] };
    for (const name of [...this.#left.keys()]) {
      const { problems, warnings } = await this.ensure(name);
      all.problems.push(...problems);
      all.warnings.push(...warnings);
    }
    return all;
  }

  /** Takes it out, because another makes it from what is there now; waits for what is in the making. */
  async giveUp(name: string): Promise<void> {
    this.#left.delete(name);
    await this.#begun.get(name)?.catch(() => undefined);
    this.#begun.delete(name);
  }
}
