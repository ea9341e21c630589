import { MAX_ROWS, type TreeRow } from '../model/inspection';

/** Rows to request beyond each end of the view. */
const AROUND = 20;
/** Maximum number of rows to keep. */
const MAX_KEPT = 3000;

/** Requests rows; resolves with undefined when there is no answer. */
export type AskRows = (
  from: number,
  count: number,
) => Promise<{ total: number; rows: TreeRow[]; from: number } | undefined>;

/**
 * The known rows of the tree. It requests only those in view. When the tree changes, the old rows stay on the screen until the new ones
 * arrive.
 */
export class TreeRows {
  #rows = new Map<number, TreeRow>();
  #total = 0;
  #isStale = true;
  #isBusy = false;
  #view = { first: 0, last: AROUND };
  #whenLoaded: (() => void)[] = [];
  /** Counts resets, so that answers to requests from before a reset are ignored. */
  #life = 0;

  constructor(
    private readonly ask: AskRows,
    private readonly changed: () => void,
  ) {}

  /** Number of rows of the tree, without collapsed branches. */
  get total(): number {
    return this.#total;
  }

  at(index: number): TreeRow | undefined {
    return this.#rows.get(index);
  }

  /** Index of a node's row, if the row is known. */
  indexOf(id: number): number | undefined {
    for (const [index, row] of this.#rows) if (row.id === id) return index;
    return undefined;
  }

  /** The known rows in order. */
  known(): [index: number, row: TreeRow][] {
    return [...this.#rows].sort(([a], [b]) => a - b);
  }

  /** Sets the rows in view and requests the missing ones. */
  show(first: number, last: number): void {
    this.#view = { first: Math.max(0, first), last: Math.max(first, last) };
    this.#load();
  }

  /** Requests all rows in view again, because the tree has changed. Resolves once they are known. */
  renew(): Promise<void> {
    this.#isStale = true;
    return new Promise((resolve) => {
      this.#whenLoaded.push(resolve);
      this.#load();
    });
  }

  /** Discards everything, because another program runs. */
  reset(): void {
    this.#life += 1;
    this.#rows = new Map();
    this.#total = 0;
    this.#isStale = true;
    this.changed();
  }

  #missing(): { from: number; count: number } | undefined {
    const { first, last } = this.#view;
    const isWhole = !this.#isStale && this.#hasAll(first, Math.min(last, this.#total - 1));
    if (isWhole) return undefined;
    const from = Math.max(0, first - AROUND);
    return { from, count: Math.min(MAX_ROWS, last + AROUND - from + 1) };
  }

  #hasAll(first: number, last: number): boolean {
    for (let index = first; index <= last; index += 1) if (!this.#rows.has(index)) return false;
    return true;
  }

  #load(): void {
    if (this.#isBusy) return;
    const missing = this.#missing();
    if (missing === undefined) {
      for (const resolve of this.#whenLoaded.splice(0)) resolve();
      return;
    }
    const wasStale = this.#isStale;
    const life = this.#life;
    this.#isStale = false;
    this.#isBusy = true;
    void this.ask(missing.from, missing.count).then((answer) => {
      this.#isBusy = false;
      if (life !== this.#life) {
        this.#load();
        return;
      }
      if (answer === undefined) {
        // There is no answer: the next call requests the rows again.
        this.#isStale = true;
        for (const resolve of this.#whenLoaded.splice(0)) resolve();
        return;
      }
      if (wasStale || this.#rows.size > MAX_KEPT) this.#rows = new Map();
      answer.rows.forEach((row, offset) => this.#rows.set(answer.from + offset, row));
      this.#total = answer.total;
      // A frame that reports rows but sends none must not cause endless requests.
      if (answer.rows.length === 0) this.#total = Math.min(this.#total, missing.from);
      this.changed();
      this.#load();
    });
  }
}
