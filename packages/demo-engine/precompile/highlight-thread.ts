import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Requests } from '@site-packages/contracts';
import type { Highlighter } from '../highlight';
import type { HighlightAnswer } from './highlight-worker';

/**
 * A highlighter in a separate thread: highlighting takes as long as compiling, so the two run in parallel. The thread starts with
 * the first code and does not keep the process alive.
 */
export class HighlightThread implements Highlighter {
  #worker: Worker | undefined;
  readonly #requests = new Requests<string>();

  toHtml(code: string, language: string): Promise<string> {
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return this.#requests.ask((id) => worker.postMessage({ id, code, language }));
  }

  #start(): Worker {
    const worker = new Worker(path.join(import.meta.dirname, 'highlight-thread-start.mjs'));
    worker.on('message', ({ id, html, error }: HighlightAnswer) => {
      if (html === undefined) this.#requests.reject(id, new Error(error));
      else this.#requests.resolve(id, html);
      if (this.#requests.size === 0) worker.unref();
    });
    const fail = (error: Error): void => {
      this.#worker = undefined;
      this.#requests.rejectAll(error);
    };
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('The highlighting thread ended.')));
    worker.unref();
    return worker;
  }
}
