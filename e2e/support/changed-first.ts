import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Flavour } from '../../packages/demo-engine/model/flavours';
import { DEMOS_FOLDER, ROOT } from '../../testing/paths';

/** Hashes of what passed in its last run: `<id> <flavor>` to the hash of everything that its test depends on. */
export type Passed = Record<string, string>;

const PASSED_FILE = path.join(ROOT, '.generated', 'cache', 'demos-passed.json');

/** What passed last time. */
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

function git(args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}

/** Files below `demos/` that differ from the last commit; in a clean tree, those that the last commit changed. */
export function changedDemoFiles(): string[] {
  const folder = path.relative(ROOT, DEMOS_FOLDER);
  const now = [
    ...git(['diff', '--name-only', 'HEAD', '--', folder]),
    ...git(['ls-files', '--others', '--exclude-standard', '--', folder]),
  ];
  return now.length > 0 ? now : git(['diff', '--name-only', 'HEAD~1', 'HEAD', '--', folder]);
}

/**
 * The order in which demos are tested: changed ones, then those that have not passed in their current state, then the rest; by id within
 * each.
 *
 * @param changed paths from the repository's root
 * @param hasPassed whether a flavor has passed in its current state
 */
export function inOrder<Demo extends { id: string; flavours: readonly Flavour[] }>(
  demos: readonly Demo[],
  changed: readonly string[],
  hasPassed: (demo: Demo, flavour: Flavour) => boolean,
): Demo[] {
  const rank = (demo: Demo) => {
    if (changed.some((file) => file.startsWith(`demos/${demo.id}/`))) return 0;
    return demo.flavours.every((flavour) => hasPassed(demo, flavour)) ? 2 : 1;
  };
  return [...demos].sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}
