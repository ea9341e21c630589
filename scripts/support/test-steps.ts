import type { Planned } from './schedule';

/** A step of `npm test`. */
export interface TestStep extends Planned {
  /** The npm script it runs. */
  script: string;
  args?: readonly string[];
  /** Which test runner's report counts its checks. A step without one counts as one check. */
  report?: 'vitest' | 'playwright';
}

/**
 * Every check of the project. The seconds are those of a fresh clone on two cores and only decide what starts first. The browser tests
 * start two browsers, and nothing runs beside them.
 */
export const TEST_STEPS: readonly TestStep[] = [
  { name: 'format', script: 'format:check', seconds: 25 },
  { name: 'lint', script: 'lint', seconds: 15 },
  { name: 'types', script: 'typecheck', seconds: 36 },
  { name: 'unit', script: 'test:unit', args: ['--maxWorkers=1'], seconds: 60, report: 'vitest' },
  {
    name: 'integration',
    script: 'test:integration',
    args: ['--maxWorkers=1'],
    seconds: 60,
    report: 'vitest',
  },
  { name: 'guides', script: 'test:guides', args: ['--maxWorkers=1'], seconds: 15, report: 'vitest' },
  { name: 'posters', script: 'posters', args: ['--check'], seconds: 2 },
  { name: 'build', script: 'build', seconds: 66 },
  { name: 'built', script: 'test:built', args: ['--maxWorkers=1'], needs: ['build'], seconds: 20, report: 'vitest' },
  { name: 'machinery', script: 'build:machinery', seconds: 63 },
  { name: 'browser', script: 'test:e2e', needs: ['build', 'machinery'], seconds: 700, cores: 2, report: 'playwright' },
];
