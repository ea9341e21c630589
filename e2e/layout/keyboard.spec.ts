import { expect, test } from '@playwright/test';
import { openHydrated, openSettled } from '../support/page-watch';
import { hold } from '../support/routing';
import { walkByTab } from '../support/tab-walk';

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs/overview.html',
  '/docs/shapes/Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/category/shapes',
  '/api/Konva.Easings.html',
  '/blog',
  '/blog/one-check-for-four-frameworks',
  '/play',
  '/search',
  '/no/such/page',
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`the Tab key, ${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const address of PAGES) {
      test(`goes through ${address} in the order of the page, seen at every stop, and comes out`, async ({ page }) => {
        test.slow(address === '/docs/sandbox.html', 'the longest walk: every demo of the site is a card on this page');
        // What moves by itself would look like the mark of the focus.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openSettled(page, address);
        const { stops, faults } = await walkByTab(page);
        expect(faults).toEqual([]);
        expect(stops[0]).toContain('Skip to main content');
        expect(stops.length).toBeGreaterThan(10);
      });
    }
  });
}

test('an editor that comes late takes no focus that has gone on', async ({ page }) => {
  const held = await hold(page, /\/demo-assets\/sources\//);
  await openHydrated(page, '/docs/shapes/Rect.html');
  await page.getByRole('region', { name: /^Code, index\.ts/ }).focus();
  await held.asked;
  await page.keyboard.press('Tab');
  const next = await page.evaluateHandle(() => document.activeElement);
  expect(await next.evaluate((element) => element?.closest('.kd-code') === null)).toBe(true);
  held.release();
  await expect(page.locator('.kd-code .cm-content')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
});
