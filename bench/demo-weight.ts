import { setTimeout } from 'node:timers/promises';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { CANVAS_RATIO, FIRST_EDIT_BYTES, FIRST_RUN_BYTES } from './anchors';
import { DEMO, newBrowser, runningFrame, VIEWPORT, watchPrefetches } from './bench-page';
import { oneEdit, openEditor } from './one-edit';
import type { Row } from './stats';
import { watchTimes } from './watch';

/** Pictures, which do not count as weight of the engine. */
const PICTURE = /\.(?:webp|png|svg|jpg)$/;

type Traffic = ReturnType<StaticServer['takeTraffic']>;

/** What the server sends until it has sent nothing for two seconds. */
async function untilQuiet(server: StaticServer): Promise<Traffic> {
  const all: Traffic = [];
  for (let silence = 0; silence < 8;) {
    await setTimeout(250);
    const sent = server.takeTraffic();
    all.push(...sent);
    silence = sent.length === 0 ? silence + 1 : 0;
  }
  return all;
}

function kilobytes(traffic: Traffic, counts: (path: string) => boolean): number {
  const sent = traffic.filter(({ path }) => counts(path) && !PICTURE.test(path));
  return sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/**
 * Bytes, compressed with Brotli, that a demo loads until it runs, without the page around it, and that the first edit loads: the editor,
 * the flavor's compiler and the library's names.
 */
export async function demoWeight(root: string): Promise<Row[]> {
  const rows: Row[] = [];
  const server = await serveBuild({ root, compress: true });
  try {
    for (const flavour of FLAVOURS) {
      const browser = await newBrowser();
      try {
        const page = await browser.newPage({ viewport: VIEWPORT });
        const prefetched = watchPrefetches(page);
        await watchTimes(page);
        server.takeTraffic();
        await page.goto(`${server.url}${DEMO.page}?flavour=${flavour}`, { waitUntil: 'commit' });
        await runningFrame(page, flavour);
        const firstRun = kilobytes(server.takeTraffic(), (path) => path.startsWith('/demo-assets/'));
        await untilQuiet(server);
        await oneEdit(page, await openEditor(page), flavour, 0);
        const firstEdit = kilobytes(await untilQuiet(server), (path) => !prefetched.has(path));
        for (const [name, value, anchor] of [
          ['before the first run', firstRun, FIRST_RUN_BYTES[flavour]],
          ['at the first edit', firstEdit, FIRST_EDIT_BYTES[flavour]],
        ] as const) {
          rows.push({
            section: 'demo weight',
            name: `${flavour}, ${name}`,
            unit: 'kB',
            value,
            anchor: { value: anchor, source: 'prototype, gzip' },
            limit: anchor * CANVAS_RATIO,
          });
        }
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }
  return rows;
}
