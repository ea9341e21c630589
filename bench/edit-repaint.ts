import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { serveBuild } from '../scripts/serve-build';
import { EDIT_TO_REPAINT, MAX_EDIT } from './anchors';
import { DEMO, newBrowser, runningFrame, VIEWPORT } from './bench-page';
import { oneEdit, openEditor } from './one-edit';
import { sampled, type Row } from './stats';
import { watchTimes } from './watch';

/**
 * From the input event of an edit to the moment when the iframe with the new result is shown: the debounce, the compilation in the worker,
 * the run and the drawing. The first edit, which also loads the compiler, is a separate row.
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
        const editor = await openEditor(page);
        const samples: number[] = [];
        for (let edit = 0; edit <= runs; edit += 1) samples.push(await oneEdit(page, editor, flavour, edit));
        const [first = Number.NaN, ...later] = samples;
        rows.push({ section: 'edit to repaint', name: `${flavour}, first edit`, unit: 'ms', value: first });
        rows.push(
          sampled(
            {
              section: 'edit to repaint',
              name: flavour,
              unit: 'ms',
              anchor: { value: EDIT_TO_REPAINT[flavour], source: 'prototype, no debounce' },
              limit: MAX_EDIT,
            },
            later,
          ),
        );
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
