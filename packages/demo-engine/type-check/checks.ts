import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { BusyWorker, type WorkerLike } from '../worker-pulse';
import type { CheckAnswer, CheckRequest } from './messages';

/** How long the compiler may be busy with one file before its worker is terminated, in milliseconds. */
const LIMIT = 15_000;

/** The worker of the page; tests pass their own. */
export type CheckWorker = WorkerLike<CheckRequest, CheckAnswer>;

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
  readonly #worker: BusyWorker<CheckRequest, CheckAnswer>;
  #ids = 0;
  readonly #waiting = new Map<number, Waiting>();

  /**
   * @param start starts a worker
   * @param dataUrl URL of the declarations
   */
  constructor(
    start: () => CheckWorker,
    private readonly dataUrl: string,
  ) {
    this.#worker = new BusyWorker(start, LIMIT, {
      onAnswer: (answer) => {
        const asker = this.#take(answer.id);
        if ('problems' in answer) asker?.resolve(answer.problems);
        else asker?.reject(new Error(answer.failure));
      },
      onError: () => {
        for (const asker of this.#waiting.values()) asker.reject(new Error('Check your network connection.'));
        this.#waiting.clear();
      },
      onSilent: (at) => {
        if (at !== undefined) this.#take(at.id)?.resolve(neverEnds(at.file));
        // The others waited for their turn.
        for (const { request } of this.#waiting.values()) this.#worker.post(request);
      },
    });
  }

  /** @throws when the compiler or the declarations cannot be loaded; the next call tries again */
  check(files: readonly SourceFile[], konvaUrl?: string): Promise<CompileProblem[]> {
    const request = { id: ++this.#ids, dataUrl: this.dataUrl, files, ...(konvaUrl === undefined ? {} : { konvaUrl }) };
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve, reject });
      this.#worker.post(request);
    });
  }

  #take(id: number): Waiting | undefined {
    const asker = this.#waiting.get(id);
    this.#waiting.delete(id);
    return asker;
  }
}
