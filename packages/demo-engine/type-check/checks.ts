import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { BusyWorker, type WorkerLike } from '../worker-pulse';
import type { CheckRequest } from './messages';

/** How long the compiler may be busy with one file before its worker is terminated, in milliseconds. */
const LIMIT = 15_000;

/** The worker of the page; tests pass their own. */
export type CheckWorker = WorkerLike<CheckRequest, CompileProblem[]>;

/** The result for a file with which the compiler does not finish. */
function neverEnds(file: string): CompileProblem[] {
  const message =
    'The type check did not finish this file within 15 seconds and was stopped. Look for types that refer to themselves, and for deeply nested code.';
  return [{ file, line: 1, column: 1, message }];
}

/** The page's side of the type check. */
export class TypeChecks {
  readonly #worker: BusyWorker<CheckRequest, CompileProblem[]>;

  /**
   * @param start starts a worker
   * @param dataUrl URL of the declarations
   */
  constructor(
    start: () => CheckWorker,
    private readonly dataUrl: string,
  ) {
    const startError = () => 'Check your network connection.';
    this.#worker = new BusyWorker({ start, limit: LIMIT, neverEnds, startError });
  }

  /** @throws when the compiler or the declarations cannot be loaded; the next call tries again */
  check(files: readonly SourceFile[], konvaUrl?: string): Promise<CompileProblem[]> {
    return this.#worker.ask((id) => ({ type: 'check', id, dataUrl: this.dataUrl, konvaUrl, files }));
  }
}
