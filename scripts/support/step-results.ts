import { closingLine, type Counts } from './counts';

/** How a step of a run ended. */
export interface StepResult {
  name: string;
  /** Seconds from the start of the run to the start of the step. */
  start: number;
  seconds: number;
  counts: Counts;
}

const time = (seconds: number) => `${seconds.toFixed(1)} s`;

/**
 * The run as a table: one line per step in the order in which they ended, with seconds, start and counts.
 *
 * @param lost steps that did not run
 * @param seconds duration of the whole run
 */
export function summaryTable(results: readonly StepResult[], lost: readonly string[], seconds: number): string {
  const width = Math.max(...[...results.map(({ name }) => name), ...lost].map(({ length }) => length));
  const lines = results.map(({ name, start, seconds: own, counts }) =>
    [
      counts.failed === 0 ? 'ok     ' : 'FAILED ',
      name.padEnd(width),
      time(own).padStart(9),
      `from ${time(start)}`.padStart(15),
      `  ${closingLine([counts])}`,
    ].join(' '),
  );
  const notRun = lost.map((name) => `not run ${name.padEnd(width)}  It needs a step that failed.`);
  const busy = results.reduce((sum, { seconds: own }) => sum + own, 0);
  return [...lines, ...notRun, `${time(seconds)} in all, for steps of ${time(busy)}`].join('\n');
}
