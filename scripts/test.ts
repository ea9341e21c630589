import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser';
import { browserCounts, closingLine, stepCounts, vitestCounts, type Counts } from './support/counts';
import { OutputBlocks } from './support/output-blocks';
import { BROWSER_TIMES, readJson, RESULTS_FOLDER, STEP_TIMES } from './support/report-file';
import { runCommand } from './support/run-command';
import { lastStep, lostSteps, runPlan } from './support/schedule';
import { summaryTable, type StepResult } from './support/step-results';
import { TEST_STEPS, type TestStep } from './support/test-steps';

/**
 * `npm test`: runs every check of the project, with as many parallel steps as there are cores. A failing step stops only the steps that
 * need it. Ends with a table of the steps and the line `N passed, N failed`; exits with code 1 if anything failed. Writes the duration of
 * each step to `test-results/`, for `npm run test:costs`.
 */
const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
const cores = os.availableParallelism();
const blocks = new OutputBlocks((text) => process.stdout.write(text));
const results: StepResult[] = [];
const began = performance.now();
const sinceBegin = () => (performance.now() - began) / 1000;

/** How to make a step's test runner write its counts to a file, and how to read them. */
function reporting(
  { report }: TestStep,
  file: string,
): { args: string[]; env: Record<string, string>; read(): Counts | undefined } {
  if (report === 'vitest') {
    const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { args, env: {}, read: () => vitestCounts(readJson(file)) };
  }
  if (report === 'playwright') {
    const env = { COUNTS_FILE: file, TIMES_FILE: path.join(RESULTS_FOLDER, BROWSER_TIMES) };
    return { args: [], env, read: () => browserCounts(readJson(file)) };
  }
  return { args: [], env: {}, read: () => undefined };
}

async function runStep(step: TestStep): Promise<boolean> {
  const { name, script } = step;
  blocks.begin(name, `npm run ${script}`);
  const start = sinceBegin();
  const report = reporting(step, path.join(temp, `${name}.json`));
  const more = [...(step.args ?? []), ...report.args];
  const args = ['run', '--silent', script, ...(more.length === 0 ? [] : ['--', ...more])];
  const code = await runCommand('npm', args, report.env, (text) => blocks.print(name, text));
  const result = { name, start, seconds: sinceBegin() - start, counts: stepCounts(code === 0, report.read()) };
  results.push(result);
  blocks.end(name, `${code === 0 ? 'ok' : 'FAILED'} ${name}, ${result.seconds.toFixed(1)} s`);
  return code === 0;
}

// Parallel steps would each install a missing browser. They find its path in the environment instead.
try {
  findBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(`${TEST_STEPS.length} steps on ${cores} cores; what a step prints comes when it ends.`);
const ended = await runPlan(TEST_STEPS, cores, runStep, (progress) => {
  const last = lastStep(TEST_STEPS, progress);
  if (last !== undefined) blocks.stream(last);
});
fs.rmSync(temp, { recursive: true, force: true });
fs.mkdirSync(RESULTS_FOLDER, { recursive: true });
fs.writeFileSync(
  path.join(RESULTS_FOLDER, STEP_TIMES),
  JSON.stringify({ cores, seconds: sinceBegin(), steps: results }),
);

const counted = results.map(({ counts }) => counts);
console.log(`\n${summaryTable(results, [...lostSteps(TEST_STEPS, { ended })], sinceBegin())}\n`);
console.log(closingLine(counted));
process.exitCode = counted.some(({ failed }) => failed > 0) ? 1 : 0;
