import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { serveBuild } from '../scripts/serve-build';
import { CANVAS_RATIO, FIRST_CANVAS, SLOW_LINE } from './anchors';
import { barePath, writeBarePages } from './bare-page';
import { DEMO, newBrowser, VIEWPORT } from './bench-page';
import { sampled, type Row } from './stats';
import { firstDrawing, watchTimes } from './watch';

/** Milliseconds from the start of the navigation to the first drawing on the demo's canvas. */
async function visit(page: Page, address: string): Promise<number> {
  const drawing = firstDrawing(page);
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await drawing;
  return drawn - (await page.evaluate(() => performance.timeOrigin));
}

/** How long a new browser has to finish its own start before it is sent anywhere, in milliseconds: a reader's has long run. */
const BROWSER_START = 1500;

/** Cold and warm samples of one address, each pair in a browser process of its own. */
async function samples(address: string, runs: number): Promise<{ cold: number[]; warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  // The first sample compresses the server's files and warms the disk; it is thrown away.
  for (let run = 0; run <= runs; run += 1) {
    const browser = await newBrowser();
    try {
      const page = await browser.newPage({ viewport: VIEWPORT });
      await watchTimes(page);
      await setTimeout(BROWSER_START);
      const first = await visit(page, address);
      await page.goto('about:blank');
      const second = await visit(page, address);
      if (run === 0) continue;
      cold.push(first);
      warm.push(second);
    } finally {
      await browser.close();
    }
  }
  return { cold, warm };
}

/**
 * First canvas of the Rect tutorial's demo in the real page: cold in a new browser process, warm on a second visit, on a local
 * line and on one like 4G. Beside it, on the local line, the same demo in a page of its own.
 *
 * @param runs samples per figure
 */
export async function firstCanvas(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const bare = writeBarePages(root, FLAVOURS);
  try {
    for (const isSlow of [false, true]) {
      const line = isSlow ? '4G-like' : 'local';
      const options = { compress: true, ...(isSlow ? { line: SLOW_LINE } : {}) };
      const server = await serveBuild({ root, ...options });
      const bareServer = await serveBuild({ root: bare, ...options });
      try {
        for (const flavour of FLAVOURS) {
          const anchors = FIRST_CANVAS[flavour];
          const anchor = {
            cold: isSlow ? anchors.coldSlow : anchors.coldLocal,
            warm: isSlow ? anchors.warmSlow : anchors.warmLocal,
          };
          const page = await samples(`${server.url}${DEMO.page}?flavour=${flavour}`, runs);
          const alone = isSlow ? undefined : await samples(bareServer.url + barePath(flavour), runs);
          for (const kind of ['cold', 'warm'] as const) {
            const common = { section: 'first canvas', unit: 'ms' } as const;
            const prototype = { value: anchor[kind], source: 'prototype' };
            const limit = anchor[kind] * CANVAS_RATIO;
            rows.push(
              sampled({ ...common, name: `${flavour}, ${kind}, ${line}`, anchor: prototype, limit }, page[kind]),
            );
            if (alone !== undefined)
              rows.push(
                sampled(
                  { ...common, name: `${flavour}, ${kind}, ${line}, no page around`, anchor: prototype },
                  alone[kind],
                ),
              );
          }
        }
      } finally {
        await Promise.all([server.close(), bareServer.close()]);
      }
    }
  } finally {
    fs.rmSync(bare, { recursive: true, force: true });
  }
  return rows;
}
