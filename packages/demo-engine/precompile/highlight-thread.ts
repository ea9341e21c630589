import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { isRecord, isString } from '@site-packages/contracts';
import type { Highlighter } from '../highlight';

interface Waiting {
  resolve(html: string): void;
  reject(error: Error): void;
}

/**
 * A highlighter in a separate thread: highlighting takes as long as compiling, so the two run in parallel. The thread starts with
 * the first code and does not keep the process alive.
 */
export class HighlightThread implements Highlighter {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  toHtml(code: string, language: string): Promise<string> {
    const worker = (this.#worker ??= this.#start());
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, code, language });
    });
  }

  #start(): Worker {
    const worker = new Worker(path.join(import.meta.dirname, 'highlight-thread-start.mjs'));
    worker.on('message', (value: unknown) => this.#receive(value));
    const fail = (error: Error): void => {
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(new Error('The highlighting thread ended.')));
    worker.unref();
    return worker;
  }

  #receive(value: unknown): void {
    if (!isRecord(value) || typeof value['id'] !== 'number') return;
    const { id, html, error } = value;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (isString(html)) waiting?.resolve(html);
    else waiting?.reject(new Error(isString(error) ? error : 'The highlighting thread gave no answer.'));
  }
}
