import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { buildHarness, HARNESS_ADDRESS } from '../testing/harness/build';
import { DemoHarness, type Work } from '../testing/harness/demo-harness';
import { readCatalogFile, type DemoEntry } from '../testing/catalog';
import { COMPILED_DEMOS, ROOT } from '../testing/paths';
import { serveBuild } from '../scripts/serve-build';
import { MOST_FRAME } from './anchors';
import { newBrowser } from './bench-page';
import { mainGesture } from './demo-gesture';
import { PartlyMeasured, sampled, type Row } from './stats';
import { PHONE } from './visits';

const SANDBOX = 'sandbox/';

/** Performs a demo's gesture once and returns the main thread milliseconds per rendered frame. */
async function oneGesture(browser: Browser, url: string, demo: DemoEntry): Promise<{ gesture: string; ms: number }> {
  const [flavour] = demo.flavours;
  if (flavour === undefined) throw new Error(`${demo.id} has no flavour.`);
  const { name, act } = await mainGesture(path.join(ROOT, 'demos', demo.id));
  const harness = await DemoHarness.create(browser, url, {
    frameWidth: PHONE.screen.viewport.width,
    deviceScaleFactor: PHONE.pixelRatio,
  });
  try {
    const run = await harness.run({ id: demo.id }, flavour, [flavour]);
    await run.release();
    await run.slowDown(PHONE.slowerCpu);
    const before = await run.work();
    await act({
      demo: run.handle(),
      frame: (count = 1) => run.frames(count),
      skip: (seconds) => run.frames(Math.round(seconds * 60)),
    });
    const after = await run.work();
    return { gesture: name, ms: perFrame(before, after) };
  } finally {
    await harness.close();
  }
}

function perFrame(before: Work, after: Work): number {
  const frames = after.frames - before.frames;
  return frames === 0 ? Number.NaN : (after.busy - before.busy) / frames;
}

async function oneDemo(browser: Browser, url: string, demo: DemoEntry, runs: number): Promise<Row> {
  const samples: number[] = [];
  let gesture = '';
  for (let run = 0; run < runs; run += 1) {
    const sample = await oneGesture(browser, url, demo);
    samples.push(sample.ms);
    gesture = sample.gesture;
  }
  const name = `${demo.id.slice(SANDBOX.length)}, ${gesture}`;
  return sampled({ section: 'frame', name, unit: 'ms', limit: MOST_FRAME }, samples);
}

/**
 * What each sandbox demo costs during its main gesture: milliseconds of main thread time per frame, with a phone's screen and CPU. 16.7 ms
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
