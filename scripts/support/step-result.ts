import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import { closingLine, type Counts } from './counts';
import { readJson, STEPS_FOLDER, writeJson } from './report-file';

/** How a step of `npm test` ended. */
export interface StepResult {
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  seconds: number;
  counts: Counts;
}

const file = (name: string) => path.join(STEPS_FOLDER, `${name}.json`);

/** Keeps a step's result for the table at the end of the run. */
export function writeStepResult(result: StepResult): void {
  writeJson(file(result.name), result);
}

/** Forgets the results of steps, so that a step that does not run this time has none. */
export function clearStepResults(names: readonly string[]): void {
  for (const name of names) fs.rmSync(file(name), { force: true });
}

/** The result of a step's last run; undefined when there is none. */
export function readStepResult(name: string): StepResult | undefined {
  const value = readJson(file(name));
  if (!isRecord(value) || !isRecord(value['counts'])) return undefined;
  const { start, seconds } = value;
  const { passed, failed } = value['counts'];
  if (typeof start !== 'number' || typeof seconds !== 'number') return undefined;
  if (typeof passed !== 'number' || typeof failed !== 'number') return undefined;
  return { name, start, seconds, counts: { passed, failed } };
}

/** A step that was planned, with its result if it ran. */
export type Ended = { name: string; result: StepResult | undefined };

/**
 * The run as a table: a line per step with its seconds and counts. A step that did not change since it last passed is marked; one without a
 * result could not run, because a step that it needs failed.
 *
 * @param began when the run began, in milliseconds since 1970
 */
export function summaryTable(steps: readonly Ended[], began: number): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  return steps
    .map(({ name, result }) => {
      if (result === undefined) return `not run   ${name.padEnd(width)}  It needs a step that failed.`;
      const { counts, seconds, start } = result;
      const mark = counts.failed > 0 ? 'FAILED   ' : start < began ? 'unchanged' : 'ok       ';
      return `${mark} ${name.padEnd(width)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${closingLine([counts])}`;
    })
    .join('\n');
}

/** What a run's steps add up to. A step that could not run is not counted: the one that it needs has failed. */
export function countsOf(steps: readonly Ended[]): Counts[] {
  return steps.flatMap(({ result }) => (result === undefined ? [] : [result.counts]));
}
