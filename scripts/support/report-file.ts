import fs from 'node:fs';
import path from 'node:path';

/** Folder for the results of the last run; not committed. */
export const RESULTS_FOLDER = path.resolve('test-results');

/** One file per step of the last `npm test`, in the format of `step-result.ts`. */
export const STEPS_FOLDER = path.join(RESULTS_FOLDER, 'steps');
/** Duration of each browser test of the last `npm test`, a file per part of the browser tests. */
export const BROWSER_TIMES = 'browser';
/** What the last `npm test` was, and how long it took as a whole. */
export const RUN_FILE = path.join(RESULTS_FOLDER, 'run.json');

/** Content of a JSON file; undefined when it does not exist or cannot be read. */
export function readJson(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

export function writeJson(file: string, value: unknown): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(value, null, 1));
}
