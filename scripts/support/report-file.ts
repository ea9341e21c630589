import fs from 'node:fs';
import path from 'node:path';

/** Folder for the measurements of the last run; not committed. */
export const RESULTS_FOLDER = path.resolve('test-results');

/** Duration of each step of the last `npm test`. */
export const STEP_TIMES = 'steps.json';
/** Duration of each browser test of the last `npm test`. */
export const BROWSER_TIMES = 'browser.json';
/** Durations of steps on the site as it is and on a larger one: `npm run test:costs -- --measure`. */
export const GROWTH_TIMES = 'growth.json';

/** Content of a JSON file; undefined when it does not exist or cannot be read. */
export function readJson(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}
