import type { Fault } from './fault';

/** How a test ended. */
export interface Ended {
  passed: boolean;
  output: string;
}

/** What became of a fault. */
export interface Outcome {
  fault: Fault;
  /** Undefined when the test has caught it. */
  problem?: string;
}

/** Letters of an output that are shown. */
const SHOWN = 3000;

const endOf = (output: string) => output.trim().slice(-SHOWN);

/**
 * Judges a fault by its test.
 *
 * @param without how the test ended on what nothing was planted into
 * @param planted how it ended with the fault
 */
export function judge(fault: Fault, without: Ended, planted: Ended): Outcome {
  const { caughtBy, says } = fault;
  if (!without.passed) {
    return { fault, problem: `${caughtBy} fails without the fault, too:\n${endOf(without.output)}` };
  }
  if (planted.passed) return { fault, problem: `${caughtBy} passes in spite of the fault.` };
  if (!says.test(planted.output)) {
    return { fault, problem: `${caughtBy} fails, but does not say ${String(says)}:\n${endOf(planted.output)}` };
  }
  return { fault };
}

/** The faults and what has caught each, as a table in Markdown. */
export function faultTable(faults: readonly Pick<Fault, 'name' | 'caughtBy'>[]): string {
  const rows = faults.map(({ name, caughtBy }) => `| ${name} | \`${caughtBy.replaceAll('|', '\\|')}\` |`);
  return ['| fault | caught by |', '| --- | --- |', ...rows].join('\n');
}
