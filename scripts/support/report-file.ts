import fs from 'node:fs';
import path from 'node:path';

/** Where the last run left what it measured; not committed. */
export const RESULTS_FOLDER = path.resolve('test-results');

/** What each step of the last `npm test` took. */
export const STEP_TIMES = 'steps.json';
/** What each browser test of the last `npm test` took. */
export const BROWSER_TIMES = 'browser.json';
/** What steps take in the site as it is and in a larger one: `npm run test:costs -- --measure`. */
export const GROWTH_TIMES = 'growth.json';

/** A file of JSON; undefined when it is not there or cannot be read. */
export function readJson(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}
