import type Konva from 'konva';

/** Counts the frames of a tween, and the filter runs in them. */
export class FrameMeter {
  #isStarted = false;
  #frames = 0;
  #runs = 0;
  #time = 0;

  /** The last filter of the list: it leaves the pixels alone. */
  readonly countRun = () => {
    this.#runs += 1;
  };

  /** Counts from zero, for the next tween. */
  restart() {
    this.#isStarted = true;
    this.#frames = this.#runs = this.#time = 0;
  }

  /** What was counted, as terms and values. */
  figures() {
    const mean = this.#time / this.#frames;
    return [
      ['Filter runs', this.#frames > 0 ? `${this.#runs} in ${this.#frames} frames` : '–'],
      ['Drawing a frame', this.#frames > 0 ? `${mean.toFixed(2)} ms` : '–'],
    ] as const;
  }

  /**
   * Measures each drawing of the layer.
   *
   * @returns a function that ends it
   */
  watch(layer: Konva.Layer, onDraw: () => void) {
    let start = 0;
    layer.on('beforeDraw.meter', () => {
      start = performance.now();
    });
    layer.on('draw.meter', () => {
      if (!this.#isStarted) return;
      this.#frames += 1;
      this.#time += performance.now() - start;
      onDraw();
    });
    return () => {
      layer.off('.meter');
    };
  }
}
