import { expect, test } from '@playwright/test';
import { LASTING } from './hostile-code/lasting';
import { attack } from './hostile-code/programs';
import { openRect } from './support/attacks';

/** What could outlive the program that began it: `stop.spec.ts` has workers, messages and timers. */

test('Stop ends sound, CSS animations and nested frames; a program has no shared or service worker', async ({
  page,
}) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(LASTING));
  const log = shown.player.getByRole('log');
  for (const words of ['shared worker refused', 'service worker refused', 'turned', 'ready'])
    await expect(log).toContainText(words);
  const frame = shown.player.locator('iframe[title^="Result: "]');
  await expect.poll(() => page.frames().length).toBeGreaterThanOrEqual(4);
  // Without a press, browsers play nothing.
  await frame.click({ position: { x: 300, y: 190 } });
  await expect(log).toContainText('tone running');
  await expect(log).toContainText('sound plays');

  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped');
  await expect(shown.player.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.frames().length).toBe(1);
  // A document that is gone has no sound, animation or worker; none is left in the browser.
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const kinds = async () =>
    (await browser?.send('Target.getTargets'))?.targetInfos
      .map(({ type }) => type)
      .filter((type) => /iframe|shared_worker|service_worker/.test(type));
  await expect.poll(kinds).toEqual([]);
});
