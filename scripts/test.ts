import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { affectedDemos } from '../testing/selection/affected';
import { changedFiles } from '../testing/selection/changed-files';
import { namedSelection, quickSelection } from '../testing/selection/choose';
import { selectionGrep } from '../testing/selection/grep';
import { SELECTION_FILE, SELECTION_GREP, type Selection } from '../testing/selection/model';
import { importGraph, sourcedDemos, sourcedPages, specification } from '../testing/selection/project';
import { weekOf } from '../testing/selection/share';
import { findBrowser } from './find-browser';
import { closingLine } from './support/counts';
import { checksOfFiles } from './support/file-checks';
import { leftOut } from './support/left-out';
import { RESULTS_FOLDER, RUN_FILE, writeJson } from './support/report-file';
import { runCommand } from './support/run-command';
import { clearStepResults, countsOf, readStepResult, summaryTable, type Ended } from './support/step-result';

const HELP = `Runs the checks of the project. The last line is \`N passed, N failed\`.

npm test                        static checks, unit and integration tests, the build, all claims, the demos and pages that changed, some of the
                                others, and the reader's main paths in the browser
npm test -- --all               everything
npm test -- <name ...>          what a change to these files, demos or pages needs: content/docs/shapes/Rect.mdx, tutorials/shapes/Rect,
                                /docs/shapes/Rect.html

  --shard=2/8                   with --all: a part of the browser tests; the other checks run with the first part
  --browser=firefox             the suite of the reader's acts in Firefox, or in webkit, against a built site
  --store                       leaves out browser tests that passed with the same inputs (.generated/cache/test-results-store)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean' },
    shard: { type: 'string' },
    browser: { type: 'string' },
    store: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const STATIC = ['unit', 'types', 'format', 'integration', 'lint', 'guides', 'posters', 'build', 'built'];
const cores = os.availableParallelism();
const began = Date.now();

/** Runs a group of steps that package.json lists for wireit, as many at once as there are cores. */
function runSteps(group: string, env: Record<string, string>): Promise<number> {
  return runCommand('npm', ['run', '--silent', group], {
    ...env,
    WIREIT_PARALLEL: String(cores),
    WIREIT_FAILURES: 'continue',
    // The results of steps are files in the repository's folders; a second copy of them is of no use.
    WIREIT_CACHE: 'none',
    STEPS_AT_ONCE: String(cores),
  });
}

/** Runs a step on its own, with its output as it comes. */
async function runStep(name: string, kind: string, script: string, args: string[], env: Record<string, string>) {
  await runCommand('npx', ['tsx', 'scripts/step.ts', name, kind, script, ...args], env);
}

function writeSelection(selection: Selection | undefined): Record<string, string> {
  if (selection === undefined) return {};
  const file = path.join(RESULTS_FOLDER, 'selection.json');
  writeJson(file, selection);
  const grep = selectionGrep(selection);
  return { [SELECTION_FILE]: file, ...(grep === undefined ? {} : { [SELECTION_GREP]: grep.source }) };
}

/** Prints the table and the closing line, and sets the exit code. */
function end(names: readonly string[], note: string): void {
  const steps: Ended[] = names.map((name) => ({ name, result: readStepResult(name) }));
  const counts = countsOf(steps);
  const seconds = (Date.now() - began) / 1000;
  const tier = values.all === true ? 'all' : positionals.length > 0 ? 'named' : 'quick';
  const { shard, store } = values;
  writeJson(RUN_FILE, { tier, shard, store, cores, node: process.version, began, seconds, steps: names });
  console.log(`\n${summaryTable(steps, began)}\n${(seconds / 60).toFixed(1)} minutes on ${cores} cores`);
  if (note !== '') console.log(note);
  console.log(closingLine(counts));
  const isWhole = steps.every(({ result }) => result !== undefined);
  process.exitCode = isWhole && counts.every(({ failed }) => failed === 0) ? 0 : 1;
}

const passed = (name: string) => readStepResult(name)?.counts.failed === 0;

async function wholeRun(): Promise<void> {
  const [part = '1'] = (values.shard ?? '1/1').split('/');
  const isFirst = part === '1';
  const steps = isFirst ? [...STATIC, 'machinery'] : ['build', 'machinery'];
  clearStepResults([...steps, 'browser', 'engines']);
  if (isFirst) await runSteps('steps:all', {});
  else for (const name of steps) await runStep(name, 'command', name === 'build' ? 'build' : 'build:machinery', [], {});
  const changedDemos = affectedDemos(sourcedDemos(), changedFiles(), process.cwd());
  const env = { ...writeSelection({ changedDemos }), ...(values.store === true ? { TEST_STORE: 'use' } : {}) };
  const machinery: Record<string, string> = passed('machinery') ? {} : { E2E_MACHINERY: 'none' };
  const args = values.shard === undefined ? [] : [`--shard=${values.shard}`];
  if (passed('build')) await runStep('browser', 'playwright', 'test:e2e', args, { ...env, ...machinery });
  end(
    [...steps, 'browser'],
    values.store === true ? 'Left out: browser tests that had passed with the same inputs.' : '',
  );
}

async function quickRun(): Promise<void> {
  const project = { root: process.cwd(), demos: sourcedDemos(), pages: sourcedPages() };
  const selection = quickSelection(project, changedFiles(), weekOf(new Date()));
  const env = { ...writeSelection(selection), E2E_MACHINERY: 'none' };
  clearStepResults(['build', 'built', 'browser']);
  await runSteps('steps:quick', env);
  if (passed('build')) await runStep('browser', 'playwright', 'test:e2e', [], env);
  end([...STATIC, 'browser'], leftOut(selection, project));
}

async function namedRun(): Promise<void> {
  const project = { root: process.cwd(), demos: sourcedDemos(), pages: sourcedPages() };
  const { selection, files } = namedSelection(project, positionals, await importGraph(), specification(), (file) =>
    fs.existsSync(file),
  );
  const checks = checksOfFiles(files, selection);
  clearStepResults(checks.map(({ name }) => name));
  const needsMachinery = selection.tests?.some((test) => test.includes('machinery-')) === true;
  const env = { ...writeSelection(selection), ...(needsMachinery ? {} : { E2E_MACHINERY: 'none' }) };
  for (const { name, kind, script, args, needs = [] } of checks) {
    if (needs.every(passed)) await runStep(name, kind, script, args, env);
  }
  end(
    checks.map(({ name }) => name),
    'Left out: whatever these files do not reach. `npm test -- --all` runs everything.',
  );
}

async function engineRun(browser: string): Promise<void> {
  clearStepResults(['engines']);
  await runStep(
    'engines',
    'playwright',
    'test:engines',
    [`--browser=${browser}`, ...(values.all === true ? ['--all'] : [])],
    {},
  );
  end(
    ['engines'],
    'Left out: everything but the acts and demos in this browser. `npm test -- --all` runs everything in Chromium.',
  );
}

async function main(): Promise<void> {
  // Parallel steps would each install a missing browser. They find its path in the environment instead.
  try {
    findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (values.browser !== undefined && values.browser !== 'chromium') return engineRun(values.browser);
  if (values.all === true) return wholeRun();
  return positionals.length > 0 ? namedRun() : quickRun();
}

if (values.help === true) console.log(HELP);
else {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
