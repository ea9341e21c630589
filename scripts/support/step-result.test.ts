import { expect, it } from 'vitest';
import { countsOf, summaryTable } from './step-result';

const result = (name: string, start: number, failed: number) => ({
  name,
  start,
  seconds: 15.31,
  counts: { passed: 3, failed },
});

const STEPS = [
  { name: 'lint', result: result('lint', 1_000, 0) },
  { name: 'types', result: result('types', 500, 0) },
  { name: 'build', result: result('build', 1_200, 2) },
  { name: 'built', result: undefined },
];

it('lists each step: passed, unchanged, failed, and not run', () => {
  expect(summaryTable(STEPS, 900).split('\n')).toEqual([
    'ok        lint     15.3 s   3 passed, 0 failed',
    'unchanged types    15.3 s   3 passed, 0 failed',
    'FAILED    build    15.3 s   3 passed, 2 failed',
    'not run   built  It needs a step that failed.',
  ]);
});

it('counts what ran', () => {
  expect(countsOf(STEPS).map(({ failed }) => failed)).toEqual([0, 0, 2]);
});
