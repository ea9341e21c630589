import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { ENTRY_FILES, type Flavour } from '../packages/demo-engine/model/flavours';
import { DEMO } from './bench-page';
import { readTimes } from './watch';

const COLORS = ['#f2664a', '#8457c9'];

/** Turns to the demo's code, which brings the editor. */
export async function openEditor(page: Page): Promise<Locator> {
  const player = page.locator(`[data-demo="${DEMO.id}"]`).first();
  await player.locator('pre:visible, [role="textbox"]:visible').first().click();
  const editor = player.getByRole('textbox');
  await editor.waitFor();
  return editor;
}

/**
 * Writes the demo's code anew in another color, and waits until it is drawn. The page must be watched (`watchTimes`).
 *
 * @param count how many edits came before
 * @returns milliseconds from the input event to the moment when the frame with the new picture is in front
 */
export async function oneEdit(page: Page, editor: Locator, flavour: Flavour, count: number): Promise<number> {
  // What the last run left to do, such as the next spare frame, is done while a reader thinks.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
  const file = path.join('demos', DEMO.id, flavour, ENTRY_FILES[flavour]);
  const text = fs.readFileSync(file, 'utf8').replace(COLORS[0] ?? '', COLORS[(count + 1) % 2] ?? '');
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
