import { expect, type Page, test } from '@playwright/test';
import { attack } from './hostile-code/programs';
import { BUSY, hiddenCode, PORT_SEEKER, REPLACE_ALL, REPLACED_ITERATORS, TO_JSON } from './hostile-code/walls';
import { expectRecovery, frameDocumentOf, openRect } from './support/attacks';
import { countPings } from './support/pings';
import type { ShownDemo } from './support/shown-demo';

/**
 * What a program does to the reader's way out: Stop, Escape, the text after it. Here, unlike in hostile-programs.spec.ts, sandboxed frames
 * share a process, so a busy program also delays the frame of the next one.
 */

/** How long Stop may take, in milliseconds: the page waits for the frame's last picture, and a busy machine needs some more. */
const STOPPED_WITHIN = 2000;

for (const { name, code } of BUSY) {
  test(`Stop acts at once on a program that ${name}; the next text runs`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
    await expect(shown.player.locator('iframe')).toHaveCount(0);
    await expectRecovery(shown);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });

  test(`a text that comes right after Stop runs in place of a program that ${name}`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('all are there', { timeout: 60_000 });
    const busy = await shown.player.locator('iframe[title^="Result: "]').elementHandle();
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await shown.replaceCode(attack('layer.find("Rect")[0].fill("#4a90e2"); console.log("next");'));
    await expect.poll(() => busy?.evaluate((frame) => frame.isConnected), { timeout: STOPPED_WITHIN }).toBe(false);
    await expect(shown.player.getByRole('log')).toContainText('next', { timeout: 15_000 });
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });
}

test('a program that runs hidden code in a frame made of the frames’ own document is stopped', async ({ page }) => {
  const own = await frameDocumentOf(page);
  const shown = await openRect(page);
  await page.evaluate(() => {
    Reflect.set(window, 'strays', 0);
    addEventListener('message', ({ data }) => {
      if (Object(data).n !== undefined) Reflect.set(window, 'strays', Number(Reflect.get(window, 'strays')) + 1);
    });
  });
  await shown.replaceCode(attack(hiddenCode(own)));
  await expect(shown.player.getByRole('log')).toContainText('given');
  await expect(shown.player.getByRole('log')).toContainText('100 turns later');
  // The code does not run there, so there is nothing to stop: the page answers at once.
  expect(await page.evaluate(() => Reflect.get(window, 'strays') as unknown)).toBe(0);
  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 2000 });
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
  await expectRecovery(shown);
});

async function leaveByEscape(page: Page, shown: ShownDemo): Promise<void> {
  const frame = shown.player.locator('iframe[title^="Result: "]');
  // The frame of the newest text replaces the older one when it has painted; presses and keys before that go to the older one.
  await expect(async () => {
    const box = await frame.boundingBox({ timeout: 1000 });
    if (box === null) throw new Error('The frame is not shown.');
    // Waits until the frame stands still: what the program broke is reported below it.
    await frame.click({ position: { x: box.width - 20, y: 20 }, timeout: 5000 });
    await expect(frame).toBeFocused({ timeout: 1000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(shown.player.getByRole('button', { name: 'Stop', exact: true })).toBeFocused({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Enter');
  await expect(shown.player).toHaveAttribute('data-state', 'stopped', { timeout: STOPPED_WITHIN });
}

for (const [name, code] of REPLACED_ITERATORS) {
  test(`Escape twice leads out although a program replaced ${name}`, async ({ page }) => {
    const shown = await openRect(page);
    await shown.replaceCode(attack(code));
    await expect(shown.player.getByRole('log')).toContainText('begins');
    await leaveByEscape(page, shown);
  });
}

test('a program that has replaced everything that can be replaced does not count as hanging, and Escape twice leads out of it', async ({
  page,
}) => {
  const pings = await countPings(page);
  const shown = await openRect(page);
  await shown.replaceCode(attack(REPLACE_ALL));
  await expect(shown.player.getByRole('log')).toContainText('begins');
  // Each ping but the first follows an answer.
  const before = await pings();
  await expect.poll(pings).toBeGreaterThanOrEqual(before + 4);
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await leaveByEscape(page, shown);
});

test('a program finds no way to the port of its frame’s own program', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(PORT_SEEKER));
  await expect(shown.player.getByRole('log')).toContainText(/ports\s*0$/);
});

test('a program that adds toJSON to every prototype loses no line', async ({ page }) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(TO_JSON));
  await expect(shown.player.getByRole('log')).toContainText('still');
});
