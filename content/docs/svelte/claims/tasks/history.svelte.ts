export interface Tile {
  id: string;
  fill: string;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
}

/** The drawing of a reader of the page, and its steps. */
export class TileHistory {
  drawing: Tile[];
  #steps: readonly Tile[][];
  #at = $state(0);
  #willCommit = false;

  constructor(start: Tile[]) {
    this.drawing = $state(start);
    this.#steps = $state.raw([start]);
  }

  /** Which step is on the screen, and how many there are. */
  get place() {
    return `${this.#at + 1} of ${this.#steps.length}`;
  }

  commit = () => {
    if (this.#willCommit) return;
    this.#willCommit = true;
    queueMicrotask(() => {
      this.#willCommit = false;
      const step = $state.snapshot(this.drawing);
      if (JSON.stringify(step) === JSON.stringify(this.#steps[this.#at])) return;
      this.#steps = [...this.#steps.slice(0, this.#at + 1), step];
      this.#at = this.#steps.length - 1;
    });
  };

  go(by: -1 | 1) {
    const step = this.#steps[this.#at + by];
    if (step === undefined) return;
    this.#at += by;
    this.drawing = step;
  }
}
