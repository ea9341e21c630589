import type { CompileResult } from '../model/compiled';
import type { Flavour } from '../model/flavours';
import { BusyWorker, type WorkerLike } from '../worker-pulse';
import type { CompileRequest, CompileTask } from './messages';

/** The worker of the page; tests pass their own. */
export type CompileWorker = WorkerLike<CompileTask, CompileResult | undefined>;

/** How long the compiler may be busy with one text before its worker is terminated, in milliseconds. */
const LIMIT = 5000;

function startWorker(): CompileWorker {
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
  readonly #worker: BusyWorker<CompileTask, CompileResult | undefined>;

  constructor(start: () => CompileWorker = startWorker) {
    const startError = (message: string) =>
      `The compiler could not be started: ${message || 'check your network connection'}.`;
    this.#worker = new BusyWorker<CompileTask, CompileResult | undefined>({
      start,
      limit: LIMIT,
      neverEnds,
      startError,
    });
  }

  /** Preloads a flavor's compiler, so that the first edit does not wait for it. */
  prepare(flavour: Flavour): void {
    this.#worker.post({ type: 'prepare', flavour });
  }

  /**
   * @returns the result, or `undefined` when a newer request has replaced this one
   * @throws when the worker cannot be loaded or dies; the next request starts a new one
   */
  compile(request: CompileRequest): Promise<CompileResult | undefined> {
    this.#worker.answerAll(undefined);
    return this.#worker.ask((id) => ({ type: 'compile', id, request }));
  }

  /** Drops the request that waits for its result. A worker that is busy with a text is terminated. */
  cancel(): void {
    this.#worker.answerAll(undefined);
    if (this.#worker.isBusy) this.#worker.end();
  }

  dispose(): void {
    this.#worker.answerAll(undefined);
    this.#worker.end();
  }
}
