import { spawnSync } from 'node:child_process';

function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** The branch that work is merged into: the pull request's on GitHub, otherwise `main`. */
const TARGETS = [process.env['GITHUB_BASE_REF'], 'main'].flatMap((name) =>
  name === undefined || name === '' ? [] : [`origin/${name}`, name],
);

/** The commit from which this branch went off; on `main` itself, the one before the last; undefined without a history. */
function mergeBase(): string | undefined {
  const [head] = git('rev-parse', 'HEAD') ?? [];
  for (const target of TARGETS) {
    const [base] = git('merge-base', 'HEAD', target) ?? [];
    if (base !== undefined && base !== head) return base;
  }
  return git('rev-parse', '--verify', '--quiet', 'HEAD~1')?.[0];
}

/**
 * Files that the branch or the work tree has changed, as paths from the repository's root. On `main`, those of the last commit and of the
 * work tree. Empty without git.
 */
export function changedFiles(): string[] {
  const base = mergeBase();
  const lists = [
    base === undefined ? [] : git('diff', '--name-only', base, '--'),
    git('diff', '--name-only', 'HEAD', '--'),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lists.flatMap((list) => list ?? []))].sort();
}
