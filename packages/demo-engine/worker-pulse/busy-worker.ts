import { isPlace, isPong, type WorkerPing, type WorkerPlace, type WorkerPong } from './messages';
import { Pulse } from './pulse';

/** The part of `Worker` that is used; tests pass their own. */
export interface WorkerLike<Request, Answer> {
  postMessage(message: Request | WorkerPing): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer | WorkerPlace | WorkerPong>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface WorkerEvents<Answer> {
  onAnswer(answer: Answer): void;
  /** The worker could not be loaded, or died. */
  onError(event: ErrorEvent): void;
  /** The worker was terminated, because it was busy with a file for too long. */
  onSilent(at: WorkerPlace | undefined): void;
}

/**
 * A worker of ours that may be caught in a text: it is started by the first request, terminated when it does not respond, and started
 * again by the next request. Its answers are not checked: it runs our code only.
 */
export class BusyWorker<Request, Answer extends { id: number }> {
  #worker: WorkerLike<Request, Answer> | undefined;
  #pulse: Pulse | undefined;
  /** The request and the file that the worker is busy with. */
  #at: WorkerPlace | undefined;

  /** @param limit how long it may be busy with one file, in milliseconds */
  constructor(
    private readonly start: () => WorkerLike<Request, Answer>,
    private readonly limit: number,
    private readonly events: WorkerEvents<Answer>,
  ) {}

  get isBusy(): boolean {
    return this.#at !== undefined;
  }

  post(request: Request): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(request);
  }

  end(): void {
    this.#pulse?.stop();
    this.#worker?.terminate();
    this.#pulse = undefined;
    this.#worker = undefined;
    this.#at = undefined;
  }

  #begin(): WorkerLike<Request, Answer> {
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.end();
      this.events.onError(event);
    };
    this.#pulse = new Pulse(worker, this.limit, () => {
      const at = this.#at;
      this.end();
      this.events.onSilent(at);
    });
    return worker;
  }

  #receive(message: Answer | WorkerPlace | WorkerPong): void {
    if (isPong(message)) this.#pulse?.answered(message.id);
    else if (isPlace(message)) {
      this.#at = message;
      this.#pulse?.start();
    } else {
      if (message.id === this.#at?.id) {
        this.#at = undefined;
        this.#pulse?.stop();
      }
      this.events.onAnswer(message);
    }
  }
}
