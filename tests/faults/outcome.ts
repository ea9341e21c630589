import type { Fault } from './fault';

/** How a test ended. */
export interface Ended {
  passed: boolean;
  output: string;
}

/** What happened to a fault. */
export interface Outcome {
  fault: Fault;
  /** Undefined when the test has caught it. */
  problem?: string;
}

/** Number of characters of an output that are shown. */
const SHOWN = 3000;

const endOf = (output: string) => output.trim().slice(-SHOWN);

/**
 * Judges a fault by its test.
 *
 * @param without result of the test without the fault
 * @param planted result of the test with the fault
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

/** The faults and what has caught each of them, as a Markdown table. */
export function faultTable(faults: readonly Pick<Fault, 'name' | 'caughtBy'>[]): string {
  const rows = faults.map(({ name, caughtBy }) => `| ${name} | \`${caughtBy.replaceAll('|', '\\|')}\` |`);
  return ['| fault | caught by |', '| --- | --- |', ...rows].join('\n');
}
