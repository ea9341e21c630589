import { expect, type Locator, type Page, test } from '@playwright/test';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { givenFiles, GROUPS, type Snippet, snippetsOf } from './snippets';
import { look, undrawn } from './snippets/seen';
import { openHydrated } from './support/page-watch';

/**
 * How long a program may take until its outcome is visible, in milliseconds. The first program of a page waits for compilers and libraries.
 */
const WAIT = 20_000;

/** The frame in front. */
const SHOWN = 'iframe[title^="Result: "]';

/** Missing parts of a program's expected outcome; empty when its table's row is met. */
async function missing(
  player: Locator,
  { ending: { draws, says, logs, shows } }: Snippet,
): Promise<string | undefined> {
  const problems = await player.getByRole('alert').allInnerTexts();
  const told = problems.join('\n');
  if (says === undefined && told !== '') return `said: ${told}`;
  if (says !== undefined && !told.includes(says)) return `did not say it, but: ${told}`;
  if (logs !== undefined) {
    const lines = (await player.getByRole('log').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
    if (!lines.includes(logs)) return `did not log it, but: ${lines}`;
  }
  if (draws === undefined && shows === undefined) return undefined;
  const element = await player.locator(`${SHOWN}:not([data-before])`).elementHandle({ timeout: 200 });
  const frame = await element?.contentFrame();
  if (frame === null || frame === undefined) return 'has no result';
  const seen = await frame.evaluate(look);
  if (shows !== undefined && !seen.text.includes(shows)) return `does not show it, but: ${seen.text}`;
  return draws === undefined ? undefined : undrawn(seen, draws);
}

async function attempt<T>(act: () => Promise<T>): Promise<T | string> {
  try {
    return await act();
  } catch (error) {
    // The frame may be removed while it is read.
    return String(error).split('\n')[0] ?? '';
  }
}

/** Pastes a program over the entry file and presses Run, as a reader does. */
async function pasteAndRun(page: Page, player: Locator, snippet: Snippet): Promise<string | undefined> {
  // Only the frame in front: a spare frame waits for this run.
  await player.locator(SHOWN).evaluateAll((frames) => frames.forEach((frame) => frame.setAttribute('data-before', '')));
  const dismiss = player.getByRole('alert').getByRole('button', { name: 'Dismiss' });
  if (await dismiss.isVisible()) await dismiss.click();
  await player.getByRole('textbox').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(snippet.text);
  await player.getByRole('button', { name: 'Run', exact: true }).click();
  const until = Date.now() + WAIT;
  let last: string | undefined = 'did not end';
  do {
    const state = await player.getAttribute('data-state');
    if (state === 'running' || state === 'failed') last = await attempt(() => missing(player, snippet));
    if (last === undefined) return undefined;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  } while (Date.now() < until);
  return last;
}

/** Adds files from the disk and goes back to the entry. */
async function addFiles(page: Page, player: Locator, files: string[]): Promise<void> {
  if (files.length === 0) return;
  await player.getByRole('button', { name: 'Add file', exact: true }).click();
  await page.getByLabel('Or from your computer').setInputFiles(files);
  await expect(player.getByText(/^Added: /)).toBeVisible();
  await player.getByRole('tablist', { name: 'Files' }).getByRole('tab').first().click();
  await expect(player.getByRole('textbox')).toBeVisible();
}

/** `SNIPPETS=tween npx playwright test snippets` runs the programs with that text in their path. */
const only = process.env['SNIPPETS'] ?? '';

for (const group of Object.keys(GROUPS)) {
  for (const flavour of FLAVOURS) {
    const snippets = snippetsOf(group, flavour).filter(({ path }) => path.includes(only));
    if (snippets.length === 0) continue;
    test(`pasted programs have the outcome that their table lists: ${group}, ${flavour}`, async ({ page }) => {
      test.setTimeout(60_000 + snippets.length * 20_000);
      await openHydrated(page, `/play?flavour=${flavour}`);
      const player = page.locator('[data-demo="blank"]');
      await expect(player.getByRole('textbox')).toBeVisible();
      await expect(player).toHaveAttribute('data-state', 'running');
      await addFiles(page, player, givenFiles(group));
      const wrong: Record<string, string> = {};
      for (const snippet of snippets) {
        const problem = await pasteAndRun(page, player, snippet);
        if (problem !== undefined) wrong[snippet.path] = problem;
      }
      expect(wrong).toEqual({});
    });
  }
}
