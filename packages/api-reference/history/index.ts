import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { minorOf, type History } from './compare';

export { eventKey, minorOf, type History, type VersionChanges } from './compare';

/** How many minor versions up to the installed one count as recent: their additions get a badge. */
const RECENT = 4;

/**
 * The committed history of Konva's names.
 *
 * @throws when it does not include the installed version
 */
export function readHistory(installed: string): History {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'history.json');
  const history: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isHistory(history)) throw new Error(`${file} is not a history of the library: run npm run api:history.`);
  const last = history.compared.at(-1) ?? '';
  if (minorOf(last) !== minorOf(installed)) {
    throw new Error(`${file} ends with konva ${last}, and ${installed} is installed: run npm run api:history.`);
  }
  return history;
}

/** Minor versions whose additions get a badge, `10.9` first. */
export function recentVersions(history: History): string[] {
  return history.compared.map(minorOf).reverse().slice(0, RECENT);
}

function isHistory(value: unknown): value is History {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 1 &&
    'compared' in value &&
    Array.isArray(value.compared) &&
    'since' in value &&
    'changes' in value &&
    Array.isArray(value.changes)
  );
}
