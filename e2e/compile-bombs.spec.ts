import { expect, type Page, test } from '@playwright/test';
import { ARROWS, BOMBS } from './support/compile-bombs';
import { attack } from './hostile-code/programs';
import { expectRecovery, openRect } from './support/attacks';

/** A text that keeps the compiler busy costs the reader seconds and a message. */

/** How long the message may take, in milliseconds: 5 seconds of silence, and what a busy machine needs to start the worker. */
const TOLD_WITHIN = 15_000;

/** In how many milliseconds an idle worker answers, on a machine with other work too. */
const ANSWERS_WITHIN = 1000;

/** Waits until the compiler is busy. Its worker is started before the first edit, and answers until it has a text to compile. */
async function compiling(page: Page): Promise<void> {
  const state = async (): Promise<string> => {
    const worker = page.workers()[0];
    if (worker === undefined) return 'not started';
    const late = new Promise<string>((done) => void setTimeout(done, ANSWERS_WITHIN, 'busy'));
    return Promise.race([worker.evaluate(() => 'idle').catch(() => 'ended'), late]);
  };
  await expect.poll(state).toBe('busy');
}

test('a text with which the compiler does not finish is given up and named, and the next text runs', async ({
  page,
}) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(ARROWS));
  const alert = shown.player.getByRole('alert');
  await expect(alert).toContainText('index.ts', { timeout: TOLD_WITHIN });
  await expect(alert).toContainText('did not finish this file within 5 seconds');
  await expect(shown.player).toHaveAttribute('data-state', 'failed');
  await expectRecovery(shown);
  await expect(alert).toHaveCount(0);
});

for (const { name, tab, file, text, mayFinish = false } of BOMBS) {
  test(`a text with ${name} ends the compiler of ${tab}, not the page`, async ({ page }) => {
    const shown = await openRect(page);
    if (tab !== 'Vanilla') await shown.tab(tab).click();
    await shown.replaceCode(text);
    if (mayFinish) return expectRecovery(shown);
    await expect(shown.player).toHaveAttribute('data-state', 'failed', { timeout: TOLD_WITHIN });
    await expect(shown.player.getByRole('alert')).toContainText(file);
  });
}

test('a newer text is compiled although the compiler is busy with an older one', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(ARROWS));
  await compiling(page);
  await shown.replaceCode(attack("console.log('the newest');"));
  await expect(shown.player.getByRole('log')).toContainText('the newest', { timeout: TOLD_WITHIN });
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
});

test('Stop and Run work while the compiler is busy', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(ARROWS));
  await compiling(page);
  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: 2000 });
  // Nothing is left that could tell of the stopped text later.
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(shown.player).toHaveAttribute('data-state', 'stopped');
  await shown.replaceCode(attack("console.log('the newest');"));
  await expect(shown.player.getByRole('log')).toContainText('the newest', { timeout: TOLD_WITHIN });
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
});
