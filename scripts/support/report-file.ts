import fs from 'node:fs';
import path from 'node:path';

/** Where the last run left what it measured; not committed. */
export const RESULTS_FOLDER = path.resolve('test-results');

/** A file of JSON; undefined when it is not there or cannot be read. */
export function readJson(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}
