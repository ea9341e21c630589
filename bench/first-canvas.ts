import type { Page } from 'playwright-core';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { serveBuild } from '../scripts/serve-build';
import { CANVAS_RATIO, FIRST_CANVAS, SLOW_LINE } from './anchors';
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

/**
 * First canvas of the Rect tutorial's demo in the real page: cold in a new browser process, warm on a second visit, on a local
 * line and on one like 4G.
 *
 * @param runs samples per figure
 */
export async function firstCanvas(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const isSlow of [false, true]) {
    const server = await serveBuild({ root, compress: true, ...(isSlow ? { line: SLOW_LINE } : {}) });
    try {
      for (const flavour of FLAVOURS) {
        const address = `${server.url}${DEMO.page}?flavour=${flavour}`;
        const cold: number[] = [];
        const warm: number[] = [];
        // The first sample compresses the server's files and warms the disk; it is thrown away.
        for (let run = 0; run <= runs; run += 1) {
          const browser = await newBrowser();
          try {
            const page = await browser.newPage({ viewport: VIEWPORT });
            await watchTimes(page);
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
        const anchors = FIRST_CANVAS[flavour];
        const line = isSlow ? '4G-like' : 'local';
        const anchor = (value: number) => ({ anchor: { value, source: 'prototype' }, limit: value * CANVAS_RATIO });
        const common = { section: 'first canvas', unit: 'ms' } as const;
        rows.push(
          sampled(
            { ...common, name: `${flavour}, cold, ${line}`, ...anchor(isSlow ? anchors.coldSlow : anchors.coldLocal) },
            cold,
          ),
        );
        rows.push(
          sampled(
            { ...common, name: `${flavour}, warm, ${line}`, ...anchor(isSlow ? anchors.warmSlow : anchors.warmLocal) },
            warm,
          ),
        );
      }
    } finally {
      await server.close();
    }
  }
  return rows;
}
