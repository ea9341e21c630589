import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../testing/paths';

/** Keys of tests that passed, by their name: everything that the test depends on, as a hash. */
export type Passed = Record<string, string>;

/** The store, a folder of its own so that machines can hand it on. */
const PASSED_FILE = path.join(ROOT, '.generated', 'cache', 'test-results-store', 'passed.json');

/** What has passed; empty when the file does not exist or cannot be read. */
export function readPassed(file: string = PASSED_FILE): Passed {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function writePassed(passed: Passed, file: string = PASSED_FILE): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(passed, null, 1));
}
