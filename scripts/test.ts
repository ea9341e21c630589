import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserCounts, closingLine, stepCounts, vitestCounts, type Counts } from './support/counts';
import { runCommand } from './support/run-command';

/**
 * `npm test`: every check of the project, one after the other. A failing step does not stop the others, but without a built
 * site there are no browser tests. Ends with one line `N passed, N failed`; the exit code is 1 when anything failed.
 */
interface Step {
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** Reads the counts the step left behind; a step without them counts as one check. */
  counts?: () => Counts | undefined;
  /** Without this step the following ones cannot run. */
  needed?: boolean;
}

const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'test-run-'));
const unitReport = path.join(temp, 'unit.json');
const browserReport = path.join(temp, 'browser.json');

function readJson(file: string): unknown {
  try {
    const parsed: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}

const STEPS: readonly Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  {
    name: 'unit',
    script: 'test:unit',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    counts: () => vitestCounts(readJson(unitReport)),
  },
  { name: 'posters', script: 'posters', args: ['--check'] },
  { name: 'build', script: 'build', needed: true },
  { name: 'machinery', script: 'build:machinery' },
  {
    name: 'browser',
    script: 'test:e2e',
    env: { COUNTS_FILE: browserReport },
    counts: () => browserCounts(readJson(browserReport)),
  },
];

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const counted: Counts[] = [];
const summary: string[] = [];

for (const step of STEPS) {
  console.log(`\n=== ${step.name}: npm run ${step.script}`);
  const before = performance.now();
  const args = ['run', '--silent', step.script, ...(step.args === undefined ? [] : ['--', ...step.args])];
  const code = await runCommand('npm', args, step.env);
  const counts = stepCounts(code === 0, step.counts?.());
  counted.push(counts);
  const result = `${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(9)} ${seconds(performance.now() - before).padStart(8)}`;
  summary.push(`${result}  ${closingLine([counts])}`);
  console.log(result);
  if (code !== 0 && step.needed === true) {
    summary.push(`       The steps after ${step.name} did not run: they need it.`);
    break;
  }
}

fs.rmSync(temp, { recursive: true, force: true });
console.log(`\n${summary.join('\n')}\n`);
console.log(closingLine(counted));
process.exitCode = counted.some(({ failed }) => failed > 0) ? 1 : 0;
