import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtSite } from '../scripts/support/built-site';
import { apiWeight } from './api-weight';
import { newBrowser } from './bench-page';
import { buildTime } from './build-time';
import { demoWeight } from './demo-weight';
import { demoFrames } from './demos';
import { devServer } from './dev-server';
import { editToRepaint } from './edit-repaint';
import { firstCanvas } from './first-canvas';
import { scriptGrowth } from './growth';
import { machineSpeed } from './machine';
import { nextPage } from './next-page';
import { pageWeight } from './page-weight';
import { paintTimes } from './paint';
import { searchTimes } from './search';
import { isWithin, PartlyMeasured, table, type Row } from './stats';

const SECTIONS = {
  machine: () => machineSpeed(),
  weight: (root: string) => pageWeight(root),
  demo: (root: string) => demoWeight(root),
  paint: (root: string, runs: number) => paintTimes(root, runs),
  next: (root: string, runs: number) => nextPage(root, runs),
  canvas: (root: string, runs: number) => firstCanvas(root, runs),
  edit: (root: string, runs: number) => editToRepaint(root, runs * 2),
  search: (root: string, runs: number) => searchTimes(root, runs),
  api: () => apiWeight(),
  growth: () => scriptGrowth(),
  build: () => buildTime(),
  dev: (_root: string, runs: number) => devServer(runs),
  demos: (root: string, runs: number, only: readonly string[]) => demoFrames(root, runs, only),
} satisfies Record<string, (root: string, runs: number, only: readonly string[]) => Row[] | Promise<Row[]>>;

const names = Object.keys(SECTIONS);
/** Benchmarks that run only when they are named: this one takes a minute per ten demos. */
const BY_NAME = ['demos'];
const usual = names.filter((name) => !BY_NAME.includes(name));
const HELP = `Measures the site and prints one table. It is no test: nothing fails when a figure is over its limit.

npm run bench -- [${names.join('] [')}] [--runs 5] [--no-build] [--only word,word]

  demos       only when it is named: what a frame of each sandbox demo costs
  --runs      samples per figure
  --only      of the demos, those with such a word in their name
  --no-build  measures the built site as it is, even when its sources are newer
`;

function isSection(name: string): name is keyof typeof SECTIONS {
  return Object.hasOwn(SECTIONS, name);
}

/** What this run is measured on. */
async function machine(): Promise<{ cores: number; node: string; browser: string }> {
  const browser = await newBrowser();
  const version = browser.version();
  await browser.close();
  return { cores: os.cpus().length, node: process.version, browser: `Chromium ${version}` };
}

/** Keeps a section's table for `npm run figures`. */
function keepResult(
  name: string,
  rows: readonly Row[],
  options: string,
  on: Awaited<ReturnType<typeof machine>>,
): void {
  const folder = path.resolve('bench/results');
  const date = new Date().toISOString().slice(0, 10);
  const result = { date, command: `npm run bench -- ${name} ${options}`, machine: on, rows };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(result, null, 1));
}

// Exits through `process.exit`, so that `exit` handlers run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      'no-build': { type: 'boolean' },
      only: { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const runs = Number(values.runs);
  const unknown = positionals.filter((name) => !isSection(name));
  if (values.help === true || unknown.length > 0 || !Number.isInteger(runs) || runs < 1) {
    console.log(unknown.length > 0 ? `There is no section ${unknown.join(', ')}.\n\n${HELP}` : HELP);
    process.exitCode = values.help === true ? 0 : 1;
    return;
  }
  const root = await builtSite({ keep: values['no-build'] === true });
  const rows: Row[] = [];
  const failures: string[] = [];
  for (const name of positionals.length > 0 ? positionals : usual) {
    if (!isSection(name)) continue;
    console.error(`Measuring: ${name}`);
    try {
      const measured = await SECTIONS[name](root, runs, values.only === '' ? [] : values.only.split(','));
      rows.push(...measured);
      if (values.only === '') keepResult(name, measured, `--runs ${runs}`, await machine());
    } catch (error) {
      // The other sections took minutes: their figures are printed nevertheless.
      if (error instanceof PartlyMeasured) rows.push(...error.rows);
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const { cores, node, browser } = await machine();
  const load = os.loadavg()[0] ?? 0;
  console.log(`${cores} cores, load ${load.toFixed(1)}, Node ${node}, ${browser}, medians of ${runs}\n`);
  console.log(table(rows));
  const over = rows.filter((row) => !isWithin(row)).length;
  console.log(over === 0 ? '\nAll figures are within their limits.' : `\n${over} over the limit.`);
  if (failures.length > 0) throw new Error(`Not measured: ${failures.join('\n')}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
