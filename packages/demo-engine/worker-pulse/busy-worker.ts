import { Requests } from '@site-packages/contracts';
import type { FromWorker, WorkerPing, WorkerPlace } from './messages';
import { Pulse } from './pulse';

/** The part of `Worker` that is used; tests pass their own. */
export interface WorkerLike<Message, Result> {
  postMessage(message: Message | WorkerPing): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker<Result>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface BusyWorkerOptions<Message, Result> {
  start(): WorkerLike<Message, Result>;
  /** How long it may be busy with one file, in milliseconds. */
  limit: number;
  /** The result for a file with which the worker does not finish. */
  neverEnds(file: string): Result;
  /** The error of a worker that could not be loaded, or died. */
  startError(message: string): string;
}

/**
 * A worker of ours that may be caught in a text: it is started by the first request, terminated when it does not respond, and started
 * again by the next request. Messages are not checked: both sides run our code only.
 */
export class BusyWorker<Message, Result> {
  readonly #requests = new Requests<Result>();
  #worker: WorkerLike<Message, Result> | undefined;
  #pulse: Pulse | undefined;
  /** The request and the file that the worker is busy with. */
  #at: WorkerPlace | undefined;

  constructor(private readonly options: BusyWorkerOptions<Message, Result>) {}

  get isBusy(): boolean {
    return this.#at !== undefined;
  }

  post(message: Message): void {
    this.#worker ??= this.#begin();
    this.#worker.postMessage(message);
  }

  /** @throws when the worker cannot be loaded, dies or fails; the next request starts a new one */
  ask(message: (id: number) => Message): Promise<Result> {
    return this.#requests.ask((id) => this.post(message(id)));
  }

  /** Answers all pending requests. */
  answerAll(result: Result): void {
    this.#requests.resolveAll(result);
  }

  end(): void {
    this.#pulse?.stop();
    this.#worker?.terminate();
    this.#pulse = undefined;
    this.#worker = undefined;
    this.#at = undefined;
  }

  #begin(): WorkerLike<Message, Result> {
    const worker = this.options.start();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.end();
      this.#requests.rejectAll(new Error(this.options.startError(event.message)));
    };
    this.#pulse = new Pulse(worker, this.options.limit, () => {
      const at = this.#at;
      this.end();
      if (at !== undefined) this.#requests.resolve(at.id, this.options.neverEnds(at.file));
      // The worker was busy with another text; these waited for their turn.
      this.#requests.sendAgain();
    });
    return worker;
  }

  #receive(message: FromWorker<Result>): void {
    if (message.type === 'pong') this.#pulse?.answered(message.id);
    else if (message.type === 'at') {
      this.#at = message;
      this.#pulse?.start();
    } else {
      if (message.id === this.#at?.id) {
        this.#at = undefined;
        this.#pulse?.stop();
      }
      if (message.type === 'answer') this.#requests.resolve(message.id, message.result);
      else this.#requests.reject(message.id, new Error(message.message));
    }
  }
}
