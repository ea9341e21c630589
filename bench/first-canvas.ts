import fs from 'node:fs';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { serveBuild } from '../scripts/serve-build';
import { CANVAS_RATIO, FIRST_CANVAS, SLOW_LINE } from './anchors';
import { barePath, writeBarePages } from './bare-page';
import { DEMO } from './bench-page';
import { withBeacon } from './drawing-beacon';
import { median, sampled, type Row } from './stats';
import { Bench, UntouchedBrowser } from './untouched-browser';

/** Cold and warm samples of one URL, each pair in a new browser process. */
async function samples(bench: Bench, address: string, runs: number): Promise<{ cold: number[]; warm: number[] }> {
  const cold: number[] = [];
  const warm: number[] = [];
  // The first sample is discarded: the server compresses its files then, and they are not in the disk cache yet.
  for (let run = 0; run <= runs; run += 1) {
    const browser = await UntouchedBrowser.start(bench);
    try {
      const first = await bench.visit(address);
      await bench.arrival();
      const second = await bench.visit(address);
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
 * First canvas of the Rect tutorial's demo in the real page: cold in a new browser process and warm on a second visit, on a local
 * connection and on one like 4G. For comparison, the same demo in a bare page.
 *
 * @param runs samples per figure
 */
export async function firstCanvas(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const bare = writeBarePages(root, FLAVOURS);
  const bench = await Bench.open();
  const changeHtml = (html: string) => withBeacon(html, bench.url);
  try {
    for (const isSlow of [false, true]) {
      const line = isSlow ? '4G-like' : 'local';
      const options = { compress: true, changeHtml, ...(isSlow ? { line: SLOW_LINE } : {}) };
      const server = await serveBuild({ root, ...options });
      const bareServer = await serveBuild({ root: bare, ...options });
      try {
        for (const flavour of FLAVOURS) {
          const anchors = FIRST_CANVAS[flavour];
          const anchor = {
            cold: isSlow ? anchors.coldSlow : anchors.coldLocal,
            warm: isSlow ? anchors.warmSlow : anchors.warmLocal,
          };
          const page = await samples(bench, `${server.url}${DEMO.page}?flavour=${flavour}`, runs);
          const alone = await samples(bench, bareServer.url + barePath(flavour), runs);
          for (const kind of ['cold', 'warm'] as const) {
            const common = { section: 'first canvas', unit: 'ms' } as const;
            const prototype = { value: anchor[kind], source: 'prototype' };
            const engine = { value: median(alone[kind]), source: 'no page around, this run' };
            const name = `${flavour}, ${kind}, ${line}`;
            rows.push(
              sampled({ ...common, name, anchor: prototype, limit: anchor[kind] * CANVAS_RATIO }, page[kind]),
              sampled({ ...common, name: `${name}, beside the engine alone`, anchor: engine }, page[kind]),
              sampled({ ...common, name: `${name}, no page around`, anchor: prototype }, alone[kind]),
            );
          }
        }
      } finally {
        await Promise.all([server.close(), bareServer.close()]);
      }
    }
  } finally {
    bench.close();
    fs.rmSync(bare, { recursive: true, force: true });
  }
  return rows;
}
