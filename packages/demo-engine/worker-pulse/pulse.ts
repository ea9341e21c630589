import { TICK, Watchdog } from '../sandbox-host/watchdog';
import type { WorkerPing } from './messages';

/** The part of a worker that is used. */
export interface Pinged {
  postMessage(message: WorkerPing): void;
}

/**
 * Checks whether a worker still responds while it has work. A worker that waits for the network answers; one whose compiler is caught
 * in a text does not, and can only be terminated.
 */
export class Pulse {
  readonly #watchdog = new Watchdog();
  #timer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param worker the worker to ping
   * @param limit how long it may be silent, in milliseconds
   * @param onSilent called once when it has been silent for longer
   */
  constructor(
    private readonly worker: Pinged,
    private readonly limit: number,
    private readonly onSilent: () => void,
  ) {}

  /** Starts checking. Call it no earlier than the worker's first message: before that, its script may still be loading. */
  start(): void {
    this.#timer ??= setInterval(() => this.#tick(), TICK);
  }

  /** Stops checking: the worker has no work. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#watchdog.reset();
  }

  /** Records the worker's answer. */
  answered(id: number): void {
    this.#watchdog.answered(id);
  }

  #tick(): void {
    const due = this.#watchdog.tick(performance.now(), this.limit);
    if (due === 'dead') {
      this.stop();
      this.onSilent();
    } else if (due !== 'wait') this.worker.postMessage({ type: 'ping', id: due });
  }
}
