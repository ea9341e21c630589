import { clock, nextFrame, noFrame } from '../browser';

/** While started, calls a function in animation frames, but less often if it takes long, so that the demo stays fast. */
export class FrameLoop {
  #request: number | undefined;
  #notBefore = 0;

  constructor(private readonly draw: () => void) {}

  start(): void {
    this.#request ??= nextFrame(this.#step);
  }

  stop(): void {
    if (this.#request !== undefined) noFrame(this.#request);
    this.#request = undefined;
  }

  readonly #step = (): void => {
    const before = clock();
    this.#request = nextFrame(this.#step);
    if (before < this.#notBefore) return;
    this.draw();
    const now = clock();
    this.#notBefore = now + (now - before) * 8;
  };
}
