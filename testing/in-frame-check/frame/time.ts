import type { FrameAgent } from '../../harness/model';

/** Milliseconds between two animation frames. */
const FRAME = 1000 / 60;
/** How long a check waits for something it expects, in real milliseconds. */
const WAIT = 20_000;
/** After this many failed readings, each further one advances time by this many milliseconds more. */
const PATIENT_READINGS = 3;
const HURRY = 100;
/**
 * After this many failed readings, each further one waits for the browser's own frame too: what it waits for then depends on real time, such
 * as a worker, an encoder or an observer of sizes.
 */
const QUICK_READINGS = 12;

/** The real time in milliseconds: `performance.now` is the demo's own clock here, and an event has the browser's. */
const realNow = () => new Event('now').timeStamp;

/** The demo's time while its check runs. It only moves when the check acts or waits, one frame after the other, as fast as they can be drawn. */
export class FrameTime {
  constructor(private readonly agent: FrameAgent) {}

  /** Moves to the next animation frame. */
  async frame(): Promise<void> {
    await this.agent.advance(FRAME);
  }

  /** Moves two frames on: the effects of an action are on the canvas by then. While something loads, they are the browser's frames too. */
  async settle(): Promise<void> {
    await this.frame();
    await this.frame();
    if (this.agent.pending() > 0) await this.agent.frames(2);
  }

  /**
   * Waits until a condition holds for a value that is read repeatedly.
   *
   * @param say what is wrong when it never does
   */
  async waitFor<T>(
    read: () => Promise<T>,
    test: (value: T) => boolean,
    say = (value: T) => `The condition did not hold within ${WAIT / 1000} s. Last seen: ${JSON.stringify(value)}`,
  ): Promise<T> {
    const until = realNow() + WAIT;
    for (let readings = 1; ; readings += 1) {
      const value = await read();
      if (test(value)) return value;
      if (readings >= PATIENT_READINGS) await this.agent.advance(HURRY);
      if (readings >= QUICK_READINGS) await this.agent.frames(1);
      if (realNow() > until) throw new Error(say(value));
      await this.settle();
    }
  }

  /** The result of a program that waits for frames itself: time moves on until it has it. */
  async during<T>(result: T | Promise<T>): Promise<T> {
    if (!(result instanceof Promise)) return result;
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    result.then(over, over);
    // A program that only waits for what is due before the next frame gets it before that frame.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
    for (let frames = 1; ; frames += 1) {
      await this.agent.advance(0);
      if (isOver) return result;
      await this.frame();
      if (frames > QUICK_READINGS) await this.agent.frames(1);
    }
  }
}
