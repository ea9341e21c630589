import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { ENTRY_FILES, type Flavour } from '../packages/demo-engine/model/flavours';
import { isDemoSources } from '../packages/demo-engine/player/workshop/sources';
import { readPublished } from '../testing/harness/published';
import { COMPILED_DEMOS } from '../testing/paths';
import { DEMO } from './bench-page';
import { readTimes } from './watch';

/** The first color in the demo's code; an edit replaces it with one of two others. */
const FIRST_COLOR = /#[0-9a-f]{6}\b/i;
const COLORS = ['#f2664b', '#8457ca'] as const;

/**
 * The demo's entry file as readers see it: as the build has published it, with the files that flavors share beside it.
 *
 * @throws when it has no color that an edit can change
 */
function entrySource(flavour: Flavour): string {
  const { sourcesUrl } = readPublished(DEMO.id);
  const file = path.join(COMPILED_DEMOS, path.relative('/demo-assets', sourcesUrl));
  const sources: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  const files = isDemoSources(sources) ? sources.flavours.find((one) => one.flavour === flavour)?.files : undefined;
  const text = files?.find((one) => one.path === ENTRY_FILES[flavour])?.text;
  if (text === undefined || !FIRST_COLOR.test(text)) {
    throw new Error(
      `${DEMO.id}, ${flavour}: ${ENTRY_FILES[flavour]} has no color such as #f2664a, which the edit would change.`,
    );
  }
  return text;
}

/** Opens the demo's code, which loads the editor. */
export async function openEditor(page: Page): Promise<Locator> {
  const player = page.locator(`[data-demo="${DEMO.id}"]`).first();
  await player.locator('pre:visible, [role="textbox"]:visible').first().click();
  const editor = player.getByRole('textbox');
  await editor.waitFor();
  return editor;
}

/**
 * Rewrites the demo's code with another color, and waits until it is drawn. `watchTimes` must have been called for the page.
 *
 * @param count number of earlier edits
 * @returns milliseconds from the input event to the moment when the iframe with the new result is shown
 */
export async function oneEdit(page: Page, editor: Locator, flavour: Flavour, count: number): Promise<number> {
  // Let the page finish work that the last run left, such as creating the next spare iframe: it happens while a reader thinks.
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1_000 })));
  const source = entrySource(flavour);
  const text = source.replace(FIRST_COLOR, count % 2 === 0 ? COLORS[0] : COLORS[1]);
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
