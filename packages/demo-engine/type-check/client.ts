import addresses from '@demo-data/type-check';
import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { readAnswer } from './messages';

interface Waiting {
  resolve(problems: CompileProblem[]): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let ids = 0;
const waiting = new Map<number, Waiting>();

function startWorker(): Worker {
  const made = new Worker(addresses.worker, { type: 'module', name: 'type-check' });
  made.onmessage = ({ data }: MessageEvent<unknown>) => {
    const answer = readAnswer(data);
    const asker = answer === undefined ? undefined : waiting.get(answer.id);
    if (answer === undefined || asker === undefined) return;
    waiting.delete(answer.id);
    if ('problems' in answer) asker.resolve(answer.problems);
    else asker.reject(new Error(answer.failure));
  };
  made.onerror = (event) => {
    event.preventDefault();
    made.terminate();
    if (worker === made) worker = undefined;
    for (const asker of waiting.values()) asker.reject(new Error('Check your network connection.'));
    waiting.clear();
  };
  return made;
}

/**
 * Checks the types of a vanilla or React demo in a worker, which the first call starts. All players of a page share it.
 *
 * @throws when the compiler or the declarations cannot be loaded; the next call tries again
 */
export function checkTypes(files: readonly SourceFile[]): Promise<CompileProblem[]> {
  worker ??= startWorker();
  const asked = worker;
  const id = ++ids;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    asked.postMessage({ id, dataUrl: addresses.data, files });
  });
}
