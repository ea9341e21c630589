import { isRecord } from '@site-packages/contracts';

/** How many checks of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Counts from Vitest's JSON report. A file that fails before it has any test counts as one failure.
 *
 * @returns undefined when the report has another shape
 */
export function vitestCounts(report: unknown): Counts | undefined {
  if (!isRecord(report) || !Array.isArray(report['testResults'])) return undefined;
  const counts: Counts = { passed: 0, failed: 0 };
  for (const file of report['testResults']) {
    if (!isRecord(file) || !Array.isArray(file['assertionResults'])) return undefined;
    let failed = 0;
    for (const test of file['assertionResults']) {
      const status = isRecord(test) ? test['status'] : undefined;
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') failed += 1;
    }
    counts.failed += file['status'] === 'failed' ? Math.max(1, failed) : failed;
  }
  return counts;
}

/** Counts in the format of the browser tests' reporter. */
export function browserCounts(report: unknown): Counts | undefined {
  if (!isRecord(report)) return undefined;
  const { passed, failed } = report;
  return typeof passed === 'number' && typeof failed === 'number' ? { passed, failed } : undefined;
}

/**
 * What a step adds to the total. A step without its own report is one check. A command that fails has at least one failure, whatever its
 * report says.
 */
export function stepCounts(succeeded: boolean, reported: Counts | undefined): Counts {
  if (reported === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return succeeded ? reported : { ...reported, failed: Math.max(1, reported.failed) };
}

/** The last line of a run. */
export function closingLine(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
