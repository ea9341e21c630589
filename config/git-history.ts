import { execFileSync } from 'node:child_process';
import { getVcsPreset } from '@docusaurus/utils';
import type { VcsConfig } from '@docusaurus/types';

/** Why the history cannot say when a page was last changed; undefined when it can. */
export function missingHistory(siteDir: string): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') {
      return 'this is a shallow clone, whose history ends early. Clone in full (fetch-depth: 0)';
    }
    git('rev-parse', '--verify', 'HEAD');
    return undefined;
  } catch {
    return 'there is no git history. Build in a clone of the repository';
  }
}

/**
 * Provides the date of a page's last change from the full Git history, which is read once. Without that history, pages are built without
 * dates, and one line says why. The dev server needs no dates.
 */
export function gitHistory(siteDir: string): VcsConfig {
  if (process.env['NODE_ENV'] === 'development') return getVcsPreset('disabled');
  const missing = missingHistory(siteDir);
  if (missing === undefined) return getVcsPreset('git-eager');
  console.warn(`Pages have no dates of their last change: ${missing} to have them.`);
  return getVcsPreset('disabled');
}
