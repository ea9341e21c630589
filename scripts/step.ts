import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserCounts, stepCounts, vitestCounts, type Counts } from './support/counts';
import { BROWSER_TIMES, readJson, RESULTS_FOLDER } from './support/report-file';
import { runCommand } from './support/run-command';
import { writeStepResult } from './support/step-result';

/**
 * Runs one step of `npm test` and keeps its result: `tsx scripts/step.ts <name> <vitest | playwright | command> <npm script> [arguments]`.
 * `vitest` and `playwright` say whose report counts the checks; a `command` counts as one.
 */
const [name = '', kind = '', script = '', ...args] = process.argv.slice(2);
const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'step-')), 'report.json');

/** Arguments and environment that make the step's test runner write its counts. */
function reporting(): { args: string[]; env: Record<string, string> } {
  if (kind === 'vitest') {
    return { args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`], env: {} };
  }
  if (kind !== 'playwright') return { args: [], env: {} };
  const times = path.join(RESULTS_FOLDER, BROWSER_TIMES, `${name}.json`);
  return { args: [], env: { COUNTS_FILE: report, TIMES_FILE: times } };
}

function counts(): Counts | undefined {
  if (kind === 'vitest') return vitestCounts(readJson(report));
  return kind === 'playwright' ? browserCounts(readJson(report)) : undefined;
}

const start = Date.now();
const before = performance.now();
const more = reporting();
const all = [...args, ...more.args];
const code = await runCommand(
  'npm',
  ['run', '--silent', script, ...(all.length === 0 ? [] : ['--', ...all])],
  more.env,
);
const seconds = (performance.now() - before) / 1000;
writeStepResult({ name, start, seconds, counts: stepCounts(code === 0, counts()) });
fs.rmSync(path.dirname(report), { recursive: true, force: true });
process.exitCode = code;
