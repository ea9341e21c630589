import { describe, expect, it } from 'vitest';
import { browserCounts, closingLine, stepCounts, vitestCounts } from './counts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('vitestCounts', () => {
  it('sums tests, and counts a file that did not load as one failure', () => {
    const report = {
      testResults: [file('passed', 'passed', 'passed', 'pending'), file('failed', 'failed', 'passed'), file('failed')],
    };
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 2 });
  });

  it('returns undefined for a report of another shape', () => {
    expect(vitestCounts(undefined)).toBeUndefined();
    expect(vitestCounts({ testResults: [{}] })).toBeUndefined();
    expect(browserCounts({ passed: '1' })).toBeUndefined();
    expect(browserCounts({ passed: 1, failed: 2 })).toEqual({ passed: 1, failed: 2 });
  });
});

describe('stepCounts', () => {
  it('counts a command without a report as one check', () => {
    expect(stepCounts(true, undefined)).toEqual({ passed: 1, failed: 0 });
    expect(stepCounts(false, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts at least one failure for a failed command', () => {
    expect(stepCounts(false, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 1 });
    expect(stepCounts(true, { passed: 9, failed: 0 })).toEqual({ passed: 9, failed: 0 });
  });
});

it('the last line has the sums', () => {
  expect(
    closingLine([
      { passed: 1, failed: 0 },
      { passed: 12, failed: 3 },
    ]),
  ).toBe('13 passed, 3 failed');
});
