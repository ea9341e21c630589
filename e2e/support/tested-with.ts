import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/find-browser';
import { DEMOS_FOLDER, ROOT } from '../../testing/paths';

/** The tests' own code, with which demos are checked. */
const TESTS = ['e2e/every-demo.spec.ts', 'e2e/opt-outs.ts', 'e2e/support', 'testing'];

function textsOf(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [fs.readFileSync(place, 'utf8')];
  return fs
    .readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|html)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => `${file}\n${fs.readFileSync(path.join(place, file), 'utf8')}`);
}

function browserVersion(): string {
  return spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/**
 * A digest of everything that a demo's test depends on besides the demo itself.
 *
 * @param harness the harness page's script, which contains engine and libraries
 */
export function testedWith(harness: string): string {
  const hash = createHash('sha256').update(harness).update(browserVersion());
  for (const place of TESTS) for (const text of textsOf(path.join(ROOT, place))) hash.update(text);
  return hash
    .update(textsOf(path.join(DEMOS_FOLDER, 'types')).join(''))
    .digest('hex')
    .slice(0, 16);
}
