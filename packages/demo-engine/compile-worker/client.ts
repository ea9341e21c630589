import type { CompileResult } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import { Pulse, type WorkerPlace } from '../worker-pulse';
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
  request: CompileRequest;
  resolve(result: CompileResult | undefined): void;
  reject(error: Error): void;
}

/** How long the compiler may be busy with one text before its worker is terminated, in milliseconds. */
const LIMIT = 5000;

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'demo-compiler' });
}

/** The result for a text with which the compiler does not finish. */
function neverEnds(file: string): CompileResult {
  const message =
    'The compiler did not finish this file within 5 seconds and was stopped. The text is kept. Look for deeply nested code, and for very long lines.';
  return { ok: false, problems: [{ file, line: 1, column: 1, message }] };
}

/**
 * The page's side of the compile worker. Only the newest request is answered. A short text can keep a compiler busy for years, so a
 * worker that does not respond is terminated; the newest text is compiled in another one.
 */
export class CompileClient {
  #worker: WorkerLike | undefined;
  #pulse: Pulse | undefined;
  #ids = 0;
  #waiting: Waiting | undefined;
  /** The request and the file that the worker is busy with. */
  #at: WorkerPlace | undefined;

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
      this.#waiting = { id, request, resolve, reject };
      this.#getWorker().postMessage({ type: 'compile', id, request });
    });
  }

  /** Drops the request that waits for its result. A worker that is busy with a text is terminated. */
  cancel(): void {
    this.#waiting?.resolve(undefined);
    this.#waiting = undefined;
    if (this.#at !== undefined) this.#end();
  }

  dispose(): void {
    this.#waiting?.resolve(undefined);
    this.#waiting = undefined;
    this.#end();
  }

  #end(): void {
    this.#pulse?.stop();
    this.#worker?.terminate();
    this.#pulse = undefined;
    this.#worker = undefined;
    this.#at = undefined;
  }

  #getWorker(): WorkerLike {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      this.#end();
      waiting?.reject(
        new Error(`The compiler could not be started: ${event.message || 'check your network connection'}.`),
      );
    };
    this.#worker = worker;
    this.#pulse = new Pulse(worker, LIMIT, () => this.#silent());
    return worker;
  }

  #silent(): void {
    const at = this.#at;
    const waiting = this.#waiting;
    this.#end();
    if (waiting === undefined) return;
    if (at !== undefined && at.id === waiting.id) {
      this.#waiting = undefined;
      waiting.resolve(neverEnds(at.file));
      return;
    }
    // The worker was busy with an older text.
    this.#getWorker().postMessage({ type: 'compile', id: waiting.id, request: waiting.request });
  }

  #receive(data: unknown): void {
    const message = readFromWorker(data);
    if (message?.type === 'pong') {
      this.#pulse?.answered(message.id);
      return;
    }
    if (message?.type === 'at') {
      this.#at = message;
      this.#pulse?.start();
      return;
    }
    if (message === undefined) return;
    if (message.id === this.#at?.id) {
      this.#at = undefined;
      this.#pulse?.stop();
    }
    const waiting = this.#waiting;
    if (waiting === undefined || message.id !== waiting.id) return;
    this.#waiting = undefined;
    if (message.type === 'compiled') waiting.resolve(message.result);
    else if (message.type === 'superseded') waiting.resolve(undefined);
    else waiting.reject(new Error(message.message));
  }
}
