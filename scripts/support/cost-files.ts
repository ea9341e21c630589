import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import type { Size, TestTime } from './costs';
import { BROWSER_TIMES, GROWTH_TIMES, readJson, RESULTS_FOLDER, STEP_TIMES } from './report-file';

/** Durations of the last `npm test`. */
export interface RunTimes {
  cores: number;
  /** The whole run. */
  seconds: number;
  /** Each step, by name. */
  steps: Map<string, number>;
}

/** Durations of the browser tests of the last `npm test`. */
export interface BrowserTimes {
  seconds: number;
  tests: TestTime[];
}

/** Durations of steps that run alone, on the site as it is and on a larger one. */
export interface GrowthTimes {
  now: Size;
  grown: Size;
  /** Seconds at both sizes, by name of the step. */
  steps: Record<string, { now: number; grown: number }>;
}

/** Reads a file of `test-results/`. The error names the command that writes the file. */
function readResult<T>(name: string, command: string, read: (value: Record<string, unknown>) => T | undefined): T {
  const file = path.join(RESULTS_FOLDER, name);
  const value = readJson(file);
  const result = isRecord(value) ? read(value) : undefined;
  if (result === undefined) throw new Error(`${file} does not exist or has an older format. Run \`${command}\` first.`);
  return result;
}

const numbers = (value: Record<string, unknown>, ...keys: string[]) =>
  keys.every((key) => typeof value[key] === 'number');

const num = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);

/** @throws when there was no run */
export function readRunTimes(): RunTimes {
  return readResult(STEP_TIMES, 'npm test', (value) => {
    const { steps } = value;
    if (!Array.isArray(steps) || !numbers(value, 'cores', 'seconds')) return undefined;
    const byName = steps.map((step: unknown): [string, number] =>
      isRecord(step) ? [String(step['name']), num(step['seconds'])] : ['', Number.NaN],
    );
    return { cores: num(value['cores']), seconds: num(value['seconds']), steps: new Map(byName) };
  });
}

function isTestTime(value: unknown): value is TestTime {
  return (
    isRecord(value) &&
    typeof value['file'] === 'string' &&
    typeof value['title'] === 'string' &&
    typeof value['milliseconds'] === 'number'
  );
}

/** @throws when no run included browser tests */
export function readBrowserTimes(): BrowserTimes {
  return readResult(BROWSER_TIMES, 'npm test', ({ seconds, tests }) => {
    if (!Array.isArray(tests) || typeof seconds !== 'number') return undefined;
    return { seconds, tests: tests.filter((test: unknown) => isTestTime(test)) };
  });
}

function readSize(value: unknown): Size | undefined {
  if (!isRecord(value) || !numbers(value, 'pages', 'flavours')) return undefined;
  return { pages: num(value['pages']), flavours: num(value['flavours']) };
}

/** @throws when nothing was measured */
export function readGrowthTimes(): GrowthTimes {
  return readResult(GROWTH_TIMES, 'npm run test:costs -- --measure', (value) => {
    const [now, grown] = [readSize(value['now']), readSize(value['grown'])];
    const { steps } = value;
    if (now === undefined || grown === undefined || !isRecord(steps)) return undefined;
    const read = Object.entries(steps).flatMap(([name, both]) =>
      isRecord(both) && numbers(both, 'now', 'grown')
        ? [[name, { now: num(both['now']), grown: num(both['grown']) }] as const]
        : [],
    );
    return { now, grown, steps: Object.fromEntries(read) };
  });
}
