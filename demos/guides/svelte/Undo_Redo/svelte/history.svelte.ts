export interface Shape {
  id: string;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  skewX: number;
  skewY: number;
  fill: string;
}

/** Everything that can be undone, as plain data. */
export interface Drawing {
  title: string;
  shapes: Shape[];
}

const limit = 100;

/** A drawing and its earlier and later versions. */
export class History {
  /** Components bind to its values. */
  drawing: Drawing;
  // Steps never change, so they need no proxies.
  #steps: readonly Drawing[];
  #at = $state(0);
  #willCommit = false;

  constructor(start: Drawing) {
    this.drawing = $state(start);
    this.#steps = $state.raw([start]);
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at < this.#steps.length - 1;
  }

  /** Makes one step of all changes in this task, however many nodes report the end of their gesture. */
  commit = () => {
    if (this.#willCommit) return;
    this.#willCommit = true;
    queueMicrotask(() => {
      this.#willCommit = false;
      this.#add($state.snapshot(this.drawing));
    });
  };

  /** Goes back by -1 or forward by 1, if there is such a step. */
  go(by: -1 | 1) {
    const step = this.#steps[this.#at + by];
    if (step === undefined) return;
    this.#at += by;
    this.drawing = step;
  }

  #add(step: Drawing) {
    if (JSON.stringify(step) === JSON.stringify(this.#steps[this.#at])) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), step].slice(-limit);
    this.#at = this.#steps.length - 1;
  }
}
