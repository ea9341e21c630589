import type { CompileResult } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import { type CompileRequest, readFromWorker, type ToWorker } from './messages';

/** The part of `Worker` that the client uses; tests pass their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  id: number;
  resolve(result: CompileResult | undefined): void;
  reject(error: Error): void;
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'demo-compiler' });
}

/** The page's side of the compile worker. Only the newest request is answered. */
export class CompileClient {
  #worker: WorkerLike | undefined;
  #ids = 0;
  #waiting: Waiting | undefined;

  constructor(private readonly start: () => WorkerLike = startWorker) {}

  /** Preloads a flavor's compiler, so that the first edit does not wait for it. */
  prepare(flavour: Flavour): void {
    this.#getWorker().postMessage({ type: 'prepare', flavour });
  }

  /**
   * @returns the result, or `undefined` when a newer request has replaced this one
   * @throws when the worker cannot be loaded or dies; the next request starts a new one
   */
  compile(request: CompileRequest): Promise<CompileResult | undefined> {
    this.#waiting?.resolve(undefined);
    const id = ++this.#ids;
    return new Promise((resolve, reject) => {
      this.#waiting = { id, resolve, reject };
      this.#getWorker().postMessage({ type: 'compile', id, request });
    });
  }

  dispose(): void {
    this.#waiting?.resolve(undefined);
    this.#waiting = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #getWorker(): WorkerLike {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      const waiting = this.#waiting;
      this.#waiting = undefined;
      this.#worker?.terminate();
      this.#worker = undefined;
      waiting?.reject(
        new Error(`The compiler could not be started: ${event.message || 'check your network connection'}.`),
      );
    };
    this.#worker = worker;
    return worker;
  }

  #receive(data: unknown): void {
    const message = readFromWorker(data);
    const waiting = this.#waiting;
    if (message === undefined || waiting === undefined || message.id !== waiting.id) return;
    this.#waiting = undefined;
    if (message.type === 'compiled') waiting.resolve(message.result);
    else if (message.type === 'superseded') waiting.resolve(undefined);
    else waiting.reject(new Error(message.message));
  }
}
