import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCatalogFile } from '../testing/catalog';
import { copyProject, removeCopy } from '../testing/project-copy';
import { readBrowserTimes, readGrowthTimes, readRunTimes, type GrowthTimes } from './support/cost-files';
import {
  browserCosts,
  costAt,
  costTable,
  grownCost,
  together,
  withOthers,
  type Cost,
  type Size,
} from './support/costs';
import { growContent } from './support/grow-content';
import { GROWTH_TIMES, RESULTS_FOLDER } from './support/report-file';
import { runCommand } from './support/run-command';
import { GROWING_STEPS, SCALINGS } from './support/scalings';
import { planSeconds } from './support/schedule';
import { TEST_STEPS } from './support/test-steps';

const HELP = `Prints what \`npm test\` costs, as a table in Markdown: for each step and each file of browser tests the fixed cost, the cost of one more
page and of one more flavor of a demo, and the sums for the site as it is and for a larger one.

npm run test:costs                      from the last \`npm test\` and the last --measure
npm run test:costs -- --measure         first runs the steps that grow with the site, each alone and without caches, in a copy of the project
                                        and in a copy with more pages and demos
  --pages 340 --flavours 1200           size of the larger site
`;

/** How many pages the measured copy has in addition. */
const MORE_PAGES = 160;

function sizeNow(): Size {
  const { tests } = readBrowserTimes();
  const pages = tests.filter(({ file, title }) => file === 'every-page.spec.ts' && title.startsWith('page ')).length;
  if (pages === 0) throw new Error('The last `npm test` tested no page. Run it to its end first.');
  return { pages, flavours: readCatalogFile().reduce((sum, { flavours }) => sum + flavours.length, 0) };
}

/** Runs each step that grows with the site in a folder, one after the other, and returns its seconds. Reports a step that fails. */
async function timeSteps(folder: string): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  for (const { name, script, args = [] } of TEST_STEPS.filter((step) => Object.hasOwn(GROWING_STEPS, step.name))) {
    const before = performance.now();
    const code = await runCommand('npm', ['--prefix', folder, 'run', '--silent', script, '--', ...args], {}, (text) => {
      fs.appendFileSync(path.join(RESULTS_FOLDER, `growth-${name}.log`), text);
    });
    seconds.set(name, (performance.now() - before) / 1000);
    console.error(`${name}: ${seconds.get(name)?.toFixed(1)} s${code === 0 ? '' : ` (ended with code ${code})`}`);
  }
  return seconds;
}

async function measure(now: Size): Promise<void> {
  fs.mkdirSync(RESULTS_FOLDER, { recursive: true });
  for (const name of Object.keys(GROWING_STEPS))
    fs.rmSync(path.join(RESULTS_FOLDER, `growth-${name}.log`), { force: true });
  const [plain, large] = [copyProject(), copyProject()];
  try {
    const more = growContent(large, MORE_PAGES);
    console.error(`The project as it is: ${now.pages} pages, ${now.flavours} flavors`);
    const before = await timeSteps(plain);
    console.error(`With ${more.pages} pages, ${more.demos} demos and ${more.flavours} flavors more`);
    const after = await timeSteps(large);
    const steps = [...before].map(([name, seconds]) => [name, { now: seconds, grown: after.get(name) ?? Number.NaN }]);
    const grown = { pages: now.pages + more.pages, flavours: now.flavours + more.flavours };
    const result: GrowthTimes = { now, grown, steps: Object.fromEntries(steps) };
    fs.writeFileSync(path.join(RESULTS_FOLDER, GROWTH_TIMES), JSON.stringify(result, null, 1));
  } finally {
    await removeCopy(plain);
    await removeCopy(large);
  }
}

/** What each step costs, without the browser tests. */
function stepCosts(growth: GrowthTimes, run: ReadonlyMap<string, number>): Cost[] {
  return TEST_STEPS.filter(({ report }) => report !== 'playwright').map(({ name }) => {
    const measured = growth.steps[name];
    const by = GROWING_STEPS[name];
    if (measured === undefined || by === undefined) return { name, fixed: run.get(name) ?? 0, page: 0, flavour: 0 };
    const small = { size: growth.now, seconds: measured.now };
    return grownCost(name, small, { size: growth.grown, seconds: measured.grown }, by);
  });
}

function printTable(now: Size, then: Size): void {
  const run = readRunTimes();
  const { seconds, tests } = readBrowserTimes();
  const steps = stepCosts(readGrowthTimes(), run.steps);
  const specs = browserCosts(tests, seconds, now, SCALINGS);
  const browser = together('browser', specs);
  const all = new Map([...steps, browser].map((cost) => [cost.name, cost]));
  const planned = (size: Size) => {
    const sized = TEST_STEPS.map((step) => {
      const cost = all.get(step.name);
      return { ...step, seconds: cost === undefined ? step.seconds : costAt(cost, size) };
    });
    return planSeconds(sized, run.cores);
  };
  // Steps that run in parallel slow each other down. Assume the slowdown of the measured run.
  const slowdown = run.seconds / planned(now);
  const total = together('all steps, one after the other', [...all.values()]);
  console.log(
    costTable(
      [
        { label: '', costs: steps },
        { label: 'browser: ', costs: withOthers(specs, [now, then], 'specs') },
      ],
      now,
      then,
      [
        { name: 'all browser tests', now: costAt(browser, now), then: costAt(browser, then) },
        { name: total.name, now: costAt(total, now), then: costAt(total, then) },
        { name: `\`npm test\` on ${run.cores} cores`, now: run.seconds, then: planned(then) * slowdown },
      ],
    ),
  );
}

const { values } = parseArgs({
  options: {
    measure: { type: 'boolean' },
    pages: { type: 'string', default: '340' },
    flavours: { type: 'string', default: '1200' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help === true) {
  console.log(HELP);
} else {
  try {
    const now = sizeNow();
    if (values.measure === true) await measure(now);
    printTable(now, { pages: Number(values.pages), flavours: Number(values.flavours) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
