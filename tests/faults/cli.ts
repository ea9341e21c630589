import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Fault } from './fault';
import { FAULTS } from './faults';
import { commandOf, namedTest, type Surroundings } from './named-test';
import { faultTable, judge, type Ended, type Outcome } from './outcome';
import { ProjectCopy } from './project-copy';
import { runLimited } from './run-limited';
import { SiteCopy } from './site-copy';

const HELP = `Plants one fault at a time into a copy and expects a test to find it, which passes without the fault.

npm run test:faults -- [name ...]   those whose name has one of these words; all when left out
  --list                            names them and their tests, and runs nothing

The built site must be there: \`npm run build\`.
`;

/** Two browsers with a site each keep two cores busy. */
const AT_ONCE = Math.min(2, os.availableParallelism());

/** Time limit of one test in milliseconds. The longest one is a whole build. */
const LIMIT = 15 * 60_000;

const built = path.resolve(process.env['BUILD_DIR'] ?? 'build');
const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-'));
let runs = 0;

async function run(caughtBy: string, surroundings: Omit<Surroundings, 'temp'>): Promise<Ended> {
  runs += 1;
  const own = { ...surroundings, temp: path.join(temp, String(runs)) };
  const { command, args, env } = commandOf(namedTest(caughtBy), own);
  return runLimited(command, args, env, LIMIT);
}

const untouched = new Map<string, Promise<Ended>>();

/** Result of a fault's test without the fault, run once for all faults that the test catches. */
function withoutFault(fault: Fault): Promise<Ended> {
  const { env } = fault;
  const name = JSON.stringify([fault.caughtBy, env]);
  const known = untouched.get(name);
  if (known !== undefined) return known;
  const inProject = async () => {
    const project = ProjectCopy.make();
    const ended = await run(fault.caughtBy, { project: project.folder, env });
    await project.discard();
    return ended;
  };
  const ended = 'plantInProject' in fault ? inProject() : run(fault.caughtBy, { project: process.cwd(), env });
  untouched.set(name, ended);
  return ended;
}

async function withFault(fault: Fault): Promise<Ended> {
  if ('plantInProject' in fault) {
    const project = ProjectCopy.make();
    try {
      fault.plantInProject(project);
      return await run(fault.caughtBy, { project: project.folder, env: fault.env });
    } finally {
      await project.discard();
    }
  }
  const site = SiteCopy.make(built);
  try {
    await fault.plantInSite(site);
    const { timeout, env } = fault;
    return await run(fault.caughtBy, { project: process.cwd(), site: path.resolve(site.folder), timeout, env });
  } finally {
    site.discard();
  }
}

async function test(fault: Fault): Promise<Outcome> {
  const without = await withoutFault(fault);
  if (!without.passed) return judge(fault, without, without);
  try {
    return judge(fault, without, await withFault(fault));
  } catch (error) {
    return { fault, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function testAll(faults: readonly Fault[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const left = [...faults];
  const work = async () => {
    for (let fault = left.shift(); fault !== undefined; fault = left.shift()) {
      const before = performance.now();
      const outcome = await test(fault);
      outcomes.push(outcome);
      const seconds = ((performance.now() - before) / 1000).toFixed(0);
      console.log(`${outcome.problem === undefined ? 'caught' : 'NOT CAUGHT'}: ${fault.name} (${seconds} s)`);
      if (outcome.problem !== undefined) console.log(outcome.problem.replaceAll(/^/gm, '  '));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

// When it ends, its child processes end too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
const chosen = FAULTS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (given.includes('--help')) console.log(HELP);
else if (chosen.length === 0) {
  console.error(`No fault is named like ${words.join(', ')}. There are:\n${FAULTS.map(({ name }) => name).join('\n')}`);
  process.exitCode = 1;
} else if (given.includes('--list')) console.log(faultTable(chosen));
else {
  if (!fs.existsSync(path.join(built, 'index.html'))) {
    throw new Error(`There is no built site in ${built}. Run \`npm run build\` first.`);
  }
  const outcomes = await testAll(chosen);
  fs.rmSync(temp, { recursive: true, force: true });
  const caught = outcomes.filter(({ problem }) => problem === undefined);
  console.log(`\n${faultTable(chosen.filter((fault) => caught.some((outcome) => outcome.fault === fault)))}\n`);
  console.log(`${caught.length} of ${chosen.length} faults were caught.`);
  if (caught.length < chosen.length) process.exitCode = 1;
}
