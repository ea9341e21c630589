import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Inputs and outputs of the pages, from the root: files, and folders with all their contents. */
const CONCERNED = [
  'node_modules/konva/package.json',
  'node_modules/react-konva/package.json',
  'node_modules/vue-konva/package.json',
  'node_modules/svelte-konva/package.json',
  'package-lock.json',
  'packages/api-reference',
  'content',
  'blog',
  'demos',
  '.generated/api',
  '.generated/static/api',
];
const STAMP = '.generated/api-reference.stamp';

function filesOf(file: string): string[] {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) return [`${file} is not there`];
  if (!stat.isDirectory()) return [`${file} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(file)
    .sort()
    .flatMap((name) => (name === 'node_modules' ? [] : filesOf(path.join(file, name))));
}

/** State of all these files: names, sizes and modification times. */
function state(root: string, baseUrl: string): string {
  const hash = createHash('sha256').update(baseUrl);
  for (const each of CONCERNED) hash.update(filesOf(path.join(root, each)).join('\n'));
  return hash.digest('hex');
}

/** True when no input or output has changed since the last run. */
export function isUnchanged(root: string, baseUrl: string): boolean {
  try {
    return readFileSync(path.join(root, STAMP), 'utf8') === state(root, baseUrl);
  } catch {
    return false;
  }
}

/** Stores the state after a run. */
export function noteRun(root: string, baseUrl: string): void {
  mkdirSync(path.dirname(path.join(root, STAMP)), { recursive: true });
  writeFileSync(path.join(root, STAMP), state(root, baseUrl));
}
