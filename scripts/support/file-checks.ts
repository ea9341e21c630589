import type { Selection } from '../../testing/selection/model';

/** A step that named files need. */
export interface FileCheck {
  name: string;
  kind: 'command' | 'vitest' | 'playwright';
  script: string;
  args: string[];
  /** Steps that must have passed before. */
  needs?: string[];
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;

/**
 * The steps that a change to some files needs. A folder of a demo ends with a slash.
 *
 * @param files paths from the repository's root
 * @param selection the browser tests of the change
 */
export function checksOfFiles(
  files: readonly string[],
  { demos = [], pages = [], claims = [], tests = [] }: Selection,
): FileCheck[] {
  const code = files.filter((file) => CODE.test(file));
  const texts = files.filter((file) => /\.mdx?$/.test(file));
  const checks: FileCheck[] = [{ name: 'format', kind: 'command', script: 'format:check:files', args: [...files] }];
  const linted = files.filter((file) => CODE.test(file) || file.endsWith('/'));
  if (linted.length > 0) checks.push({ name: 'lint', kind: 'command', script: 'lint:files', args: linted });
  if (texts.length > 0) checks.push({ name: 'prose', kind: 'command', script: 'lint:prose', args: texts });
  if (code.length > 0 || demos.length > 0)
    checks.push({ name: 'types', kind: 'command', script: 'typecheck', args: [] });
  const related = [...code, ...(demos.length > 0 ? ['demos/types/check.ts'] : [])];
  if (related.length > 0) checks.push({ name: 'unit', kind: 'vitest', script: 'test:related', args: related });
  if (texts.length > 0 || demos.length > 0) {
    const args = ['tests/pages.test.ts', 'tests/demos.test.ts', 'tests/claims.test.ts'];
    checks.push({ name: 'content', kind: 'vitest', script: 'test:files', args });
  }
  if (demos.length + pages.length + tests.length + claims.length === 0) return checks;
  if (tests.some((test) => test.includes('machinery-'))) {
    checks.push({ name: 'machinery', kind: 'command', script: 'build:machinery', args: [] });
  }
  return [
    ...checks,
    { name: 'build', kind: 'command', script: 'build', args: [] },
    { name: 'browser', kind: 'playwright', script: 'test:e2e', args: [], needs: ['build'] },
  ];
}
