import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { buildHarness, HARNESS_ADDRESS } from '../testing/harness/build';
import { DemoHarness } from '../testing/harness/demo-harness';
import { readCatalogFile, type DemoEntry } from '../testing/catalog';
import { chooseDemos } from '../testing/choose-demos';
import { readDefaultFunction } from '../testing/default-function';
import { COMPILED_DEMOS } from '../testing/paths';
import { findBrowser, TEST_BROWSER_ARGS } from './find-browser';
import { serveBuild } from './serve-build';
import { builtSite } from './support/built-site';
import { demoFolders } from './support/demo-folders';
import { LOOP_FILE, loopHash, loopFolders, loopProblems, readLoopList, writeLoopList } from './support/loop-state';
import { recordLoop } from './support/record-loop';
import { posterHash, posterProblems, readPosterList, sharedAssets, writePosterList } from './support/poster-state';

const HELP = `Writes the pictures that stand in the pages before their demos run: demos/<id>/poster.webp.

npm run posters                  those that are missing or older than their demo
npm run posters -- <id> ...      these demos, or all in these folders
npm run posters -- --all         all
npm run posters -- --loops       the same with the moving pictures of demos that have a loop.ts: demos/<id>/loop.webp
npm run posters -- --check       only says what is missing, stale or without a demo; needs no browser
  --no-build                     uses the built site as it is, even when its sources are newer
`;

/** Size of the photographed frame in CSS pixels. The screenshot has twice as many pixels. */
const WIDTH = 720;
const RATIO = 2;
const MAX_BYTES = 30_000;
/** Qualities to try in this order until the poster is small enough. */
const QUALITIES = [86, 78, 68, 56, 44, 32];
/** A very busy picture: half the resolution is enough, and the poster may be larger. Budgets limit it (e2e/budgets.built.test.ts). */
const BUSY_BYTES = 64_000;
const BUSY_QUALITIES = [70, 56, 44, 32];

const DEMOS = path.resolve('demos');

async function encode(png: Buffer): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length <= MAX_BYTES) return webp;
    smallest = webp;
  }
  for (const quality of BUSY_QUALITIES) {
    const reduced = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer();
    if (smallest === undefined || reduced.length < smallest.length) smallest = reduced;
    if (smallest.length <= BUSY_BYTES) break;
  }
  if (smallest === undefined) throw new Error('QUALITIES is empty.');
  return smallest;
}

/** What to record of demos, and the file that lists the results. */
interface Kind {
  name: string;
  file: string;
  /** Whether a demo has one at all. */
  isMeant(id: string): boolean;
  take(harness: DemoHarness, demo: DemoEntry, folder: string): Promise<Buffer>;
  read: typeof readPosterList;
  write: typeof writePosterList;
  hash: typeof posterHash;
  problems: typeof posterProblems;
  /** Screen pixels per CSS pixel. */
  ratio: number;
}

const POSTERS: Kind = {
  name: 'posters',
  file: 'poster.webp',
  isMeant: () => true,
  take: async (harness, demo) => encode(await takePicture(harness, demo)),
  read: readPosterList,
  write: writePosterList,
  hash: posterHash,
  problems: posterProblems,
  ratio: RATIO,
};

const LOOPS: Kind = {
  name: 'loops',
  file: LOOP_FILE,
  isMeant: (id) => loopFolders(DEMOS).some((demo) => demo.id === id),
  take: recordLoop,
  read: readLoopList,
  write: writeLoopList,
  hash: loopHash,
  problems: loopProblems,
  // The poster has fewer pixels than the frame has CSS pixels.
  ratio: 1,
};

/** Takes a screenshot of one demo in a frame that is `WIDTH` wide. */
async function takePicture(harness: DemoHarness, demo: DemoEntry): Promise<Buffer> {
  const [flavour] = demo.flavours;
  if (flavour === undefined) throw new Error('The demo has no flavor.');
  const run = await harness.run({ id: demo.id }, flavour, [flavour]);
  const script = path.join(DEMOS, demo.id, 'poster.ts');
  if (fs.existsSync(script)) {
    const arrange = await readDefaultFunction(script, 'defineCheck(async ({ demo }) => …)');
    await run.release();
    await arrange({
      demo: run.handle(),
      expect: () => {
        throw new Error('poster.ts must not call expect().');
      },
    });
  }
  return run.screenshot();
}

async function writePictures(kind: Kind, demos: readonly DemoEntry[], root: string): Promise<string[]> {
  const failures: string[] = [];
  const list = kind.read(DEMOS);
  const assets = sharedAssets(DEMOS);
  const folders = new Map(demoFolders(DEMOS).map((demo) => [demo.id, demo]));
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'posters-'));
  await buildHarness(temp, COMPILED_DEMOS);
  const server = await serveBuild({ root, beside: { [HARNESS_ADDRESS]: temp } });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS] });
  try {
    const harness = await DemoHarness.create(browser, server.url, { frameWidth: WIDTH, deviceScaleFactor: kind.ratio });
    for (const demo of demos) {
      const folder = folders.get(demo.id);
      if (folder === undefined) continue;
      try {
        const before = performance.now();
        const webp = await kind.take(harness, demo, folder.folder);
        fs.writeFileSync(path.join(folder.folder, kind.file), webp);
        list[demo.id] = kind.hash(folder, assets);
        console.log(`${demo.id}: ${(webp.length / 1000).toFixed(1)} kB (${Math.round(performance.now() - before)} ms)`);
      } catch (error) {
        failures.push(`${demo.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(temp, { recursive: true, force: true });
    kind.write(DEMOS, list);
  }
  return failures;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      check: { type: 'boolean' },
      loops: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  if (values.check === true) {
    const problems = [...posterProblems(DEMOS), ...loopProblems(DEMOS)];
    for (const { message } of problems) console.error(message);
    if (problems.length > 0) {
      console.error('Run `npm run posters`, for loops `npm run posters -- --loops`, and commit what it writes.');
      process.exitCode = 1;
    } else {
      const counts = `${demoFolders(DEMOS).length} demos have their poster, ${loopFolders(DEMOS).length} their loop.`;
      console.log(`All ${counts}`);
    }
    return;
  }
  const kind = values.loops === true ? LOOPS : POSTERS;
  const problems = kind.problems(DEMOS);
  for (const { kind: which, message } of problems) if (which === 'orphan') console.error(message);
  const due = new Set(problems.filter((problem) => problem.kind !== 'orphan').map(({ id }) => id));
  if (positionals.length === 0 && values.all !== true && due.size === 0) {
    kind.write(DEMOS, kind.read(DEMOS));
    console.log(`All ${kind.name} are up to date.`);
    return;
  }
  const root = await builtSite({ keep: values['no-build'] === true });
  const catalog = readCatalogFile();
  const named = positionals.length > 0 || values.all === true;
  const wanted = chooseDemos(catalog, { demos: positionals.join(',') }).demos.filter(
    ({ id }) => (named || due.has(id)) && kind.isMeant(id),
  );
  const failures = await writePictures(kind, wanted, root);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
