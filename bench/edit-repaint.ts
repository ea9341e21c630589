import fs from 'node:fs';
import path from 'node:path';
import { ENTRY_FILES, FLAVOURS, type Flavour } from '../packages/demo-engine/model/flavours';
import { serveBuild } from '../scripts/serve-build';
import { EDIT_TO_REPAINT, MOST_EDIT } from './anchors';
import { DEMO, newBrowser, runningFrame, VIEWPORT } from './bench-page';
import { sampled, type Row } from './stats';
import { readTimes, watchTimes } from './watch';

const COLORS = ['#f2664a', '#8457c9'];

/**
 * From the input event of an edit to the moment when the frame with the new picture is in front: the debounce, the compile in
 * the worker, the run and the drawing. The first edit, which brings the compiler, is a row of its own.
 */
export async function editToRepaint(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const server = await serveBuild({ root, compress: true });
  const browser = await newBrowser();
  try {
    for (const flavour of FLAVOURS) {
      const page = await browser.newPage({ viewport: VIEWPORT });
      try {
        await watchTimes(page);
        await page.goto(`${server.url}${DEMO.page}?flavour=${flavour}`);
        await runningFrame(page, flavour);
        const player = page.locator(`[data-demo="${DEMO.id}"]`).first();
        await player.locator('pre:visible, [role="textbox"]:visible').first().click();
        const editor = player.getByRole('textbox');
        await editor.waitFor();
        const samples: number[] = [];
        for (let edit = 0; edit <= runs; edit += 1) samples.push(await oneEdit(flavour, COLORS[(edit + 1) % 2] ?? ''));
        const [first = Number.NaN, ...later] = samples;
        rows.push({ section: 'edit to repaint', name: `${flavour}, first edit`, unit: 'ms', value: first });
        rows.push(
          sampled(
            {
              section: 'edit to repaint',
              name: flavour,
              unit: 'ms',
              anchor: { value: EDIT_TO_REPAINT[flavour], source: 'prototype, no debounce' },
              limit: MOST_EDIT,
            },
            later,
          ),
        );

        async function oneEdit(which: Flavour, color: string): Promise<number> {
          // What the last run left to do, such as the next spare frame, is done while a reader thinks.
          await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
          const file = path.join('demos', DEMO.id, which, ENTRY_FILES[which]);
          const text = fs.readFileSync(file, 'utf8').replace(COLORS[0] ?? '', color);
          const { shown: before = 0 } = await readTimes(page);
          await editor.focus();
          await page.keyboard.press('ControlOrMeta+a');
          await page.keyboard.insertText(text);
          await page.waitForFunction(
            (last) => {
              const times: unknown = Reflect.get(window, '__times');
              return typeof times === 'object' && times !== null && 'shown' in times && Number(times.shown) > last;
            },
            before,
            { timeout: 10_000 },
          );
          const { input = Number.NaN, shown = Number.NaN } = await readTimes(page);
          return shown - input;
        }
      } finally {
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return rows;
}
