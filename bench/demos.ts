import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { buildHarness, HARNESS_ADDRESS } from '../testing/harness/build';
import { DemoHarness } from '../testing/harness/demo-harness';
import { readCatalogFile, type DemoEntry } from '../testing/catalog';
import { COMPILED_DEMOS, ROOT } from '../testing/paths';
import { serveBuild } from '../scripts/serve-build';
import { MAX_FRAME } from './anchors';
import { newBrowser } from './bench-page';
import { mainGestures, type Gesture } from './demo-gesture';
import { FRAME_CATEGORIES, frameCosts } from './frame-cost';
import { PartlyMeasured, sampled, type Row } from './stats';
import { PHONE } from './visits';

const SANDBOX = 'sandbox/';
/** A gesture with fewer animation frames does not say what a frame costs. */
const FEWEST_FRAMES = 8;

/** Performs a gesture in a demo that has just started, and returns the main thread milliseconds of each frame that it draws. */
async function oneGesture(browser: Browser, url: string, demo: DemoEntry, { act }: Gesture): Promise<number[]> {
  const [flavour] = demo.flavours;
  if (flavour === undefined) throw new Error('it has no flavor');
  const harness = await DemoHarness.create(browser, url, {
    frameWidth: PHONE.screen.viewport.width,
    deviceScaleFactor: PHONE.pixelRatio,
  });
  try {
    const run = await harness.run({ id: demo.id }, flavour, [flavour]);
    await run.release();
    await run.slowDown(PHONE.slowerCpu);
    let trace = '';
    await browser.startTracing(undefined, { categories: [...FRAME_CATEGORIES] });
    try {
      await act({
        demo: run.handle(),
        frame: (count = 1) => run.frames(count),
        skip: (seconds) => run.frames(Math.round(seconds * 60)),
      });
    } finally {
      // Only one trace can be recorded at a time.
      trace = (await browser.stopTracing()).toString();
    }
    return frameCosts(trace);
  } finally {
    await harness.close();
  }
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

async function oneDemo(browser: Browser, url: string, demo: DemoEntry, runs: number): Promise<Row> {
  for (const gesture of await mainGestures(path.join(ROOT, 'demos', demo.id))) {
    const samples: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const costs = await oneGesture(browser, url, demo, gesture);
      if (costs.length < FEWEST_FRAMES) break;
      samples.push(average(costs));
    }
    if (samples.length < runs) continue;
    const name = `${demo.id.slice(SANDBOX.length)}, ${gesture.name}`;
    return sampled({ section: 'frame', name, unit: 'ms', limit: MAX_FRAME }, samples);
  }
  throw new Error('nothing in it moves with the gesture');
}

/**
 * What each sandbox demo costs during its main gesture: milliseconds of main thread time per frame in which it does something, with a phone's screen and CPU. 16.7 ms
 * allow 60 frames per second.
 *
 * @param runs samples per demo
 * @param only parts of the ids of the demos to measure; empty for all demos
 * @throws PartlyMeasured when a demo does not run or its gesture fails
 */
export async function demoFrames(root: string, runs: number, only: readonly string[] = []): Promise<Row[]> {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-demos-'));
  await buildHarness(temp, COMPILED_DEMOS);
  const server = await serveBuild({ root, beside: { [HARNESS_ADDRESS]: temp } });
  const browser = await newBrowser();
  const rows: Row[] = [];
  const problems: string[] = [];
  try {
    const isMeant = ({ id }: DemoEntry) =>
      id.startsWith(SANDBOX) && (only.length === 0 || only.some((word) => id.includes(word)));
    for (const demo of readCatalogFile().filter(isMeant)) {
      console.error(`  ${demo.id}`);
      try {
        rows.push(await oneDemo(browser, server.url, demo, runs));
      } catch (error) {
        // The other demos took minutes: their figures are kept.
        problems.push(`${demo.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    fs.rmSync(temp, { recursive: true, force: true });
  }
  if (problems.length > 0) throw new PartlyMeasured(rows, problems);
  return rows;
}
