import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { Pulse, type WorkerPing, type WorkerPlace } from '../worker-pulse';
import { type CheckRequest, readAnswer } from './messages';

/** How long the compiler may be busy with one file before its worker is terminated, in milliseconds. */
const LIMIT = 15_000;

/** The part of `Worker` that is used; tests pass their own. */
export interface CheckWorker {
  postMessage(message: CheckRequest | WorkerPing): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  request: CheckRequest;
  resolve(problems: CompileProblem[]): void;
  reject(error: Error): void;
}

/** The result for a file with which the compiler does not finish. */
function neverEnds(file: string): CompileProblem[] {
  const message =
    'The type check did not finish this file within 15 seconds and was stopped. Look for types that refer to themselves, and for deeply nested code.';
  return [{ file, line: 1, column: 1, message }];
}

/** The page's side of the type check. */
export class TypeChecks {
  #worker: CheckWorker | undefined;
  #pulse: Pulse | undefined;
  #ids = 0;
  /** The request and the file that the worker is busy with. */
  #at: WorkerPlace | undefined;
  readonly #waiting = new Map<number, Waiting>();

  /**
   * @param start starts a worker
   * @param dataUrl URL of the declarations
   */
  constructor(
    private readonly start: () => CheckWorker,
    private readonly dataUrl: string,
  ) {}

  /** @throws when the compiler or the declarations cannot be loaded; the next call tries again */
  check(files: readonly SourceFile[]): Promise<CompileProblem[]> {
    const request = { id: ++this.#ids, dataUrl: this.dataUrl, files };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.#getWorker().postMessage(request);
    });
  }

  #getWorker(): CheckWorker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker !== this.#worker) return;
      this.#end();
      for (const asker of this.#waiting.values()) asker.reject(new Error('Check your network connection.'));
      this.#waiting.clear();
    };
    this.#worker = worker;
    this.#pulse = new Pulse(worker, LIMIT, () => this.#silent());
    return worker;
  }

  #end(): void {
    this.#pulse?.stop();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#pulse = undefined;
    this.#at = undefined;
  }

  #silent(): void {
    const at = this.#at;
    this.#end();
    if (at !== undefined) this.#take(at.id)?.resolve(neverEnds(at.file));
    // The others waited for their turn.
    for (const { request } of this.#waiting.values()) this.#getWorker().postMessage(request);
  }

  #receive(data: unknown): void {
    const message = readAnswer(data);
    if (message === undefined) return;
    if (!('type' in message)) {
      const asker = this.#take(message.id);
      if (message.id === this.#at?.id) this.#at = undefined;
      if (this.#waiting.size === 0) this.#pulse?.stop();
      if ('problems' in message) asker?.resolve(message.problems);
      else asker?.reject(new Error(message.failure));
      return;
    }
    if (message.type === 'pong') this.#pulse?.answered(message.id);
    else {
      this.#at = message;
      this.#pulse?.start();
    }
  }

  #take(id: number): Waiting | undefined {
    const asker = this.#waiting.get(id);
    this.#waiting.delete(id);
    return asker;
  }
}
