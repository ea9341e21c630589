import { expect, it } from 'vitest';
import { summaryTable } from './step-results';

it('lists each step, those that did not run, and the total', () => {
  const table = summaryTable(
    [
      { name: 'lint', start: 0.04, seconds: 15.31, counts: { passed: 1, failed: 0 } },
      { name: 'build', start: 0.05, seconds: 66, counts: { passed: 0, failed: 1 } },
    ],
    ['browser'],
    70.24,
  );
  expect(table.split('\n')).toEqual([
    'ok      lint       15.3 s      from 0.0 s   1 passed, 0 failed',
    'FAILED  build      66.0 s      from 0.1 s   0 passed, 1 failed',
    'not run browser  It needs a step that failed.',
    '70.2 s in all, for steps of 81.3 s',
  ]);
});
