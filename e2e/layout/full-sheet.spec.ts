import { expect, test } from '@playwright/test';
import { lostRules } from '../support/lost-rules';
import { openSettled } from '../support/page-watch';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs/index.html',
  '/docs/shapes/Rect.html',
  '/docs/react/index.html',
  '/api/Konva.Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/category/shapes',
  '/blog',
  '/search',
  '/markdown-page',
  '/not-found',
];
const WIDTHS = [390, 1440];

test.describe('the full style sheet', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of PAGES)
    test(`changes nothing on ${address} before the reader acts`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openSettled(page, address);
        const sheet = page.locator('link[data-full-sheet]');
        await expect(sheet, 'comes with the scripts').toHaveAttribute('rel', 'stylesheet');
        await expect(sheet, 'is for paper').toHaveAttribute('media', 'print');
        await expect
          .poll(() => sheet.evaluate((link) => link instanceof HTMLLinkElement && link.sheet !== null))
          .toBe(true);
        expect(await sheet.evaluate(lostRules), `at ${width} px`).toEqual([]);
      }
    });

  test('applies when new elements appear on the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSettled(page, '/docs/shapes/Rect.html');
    const sheet = page.locator('link[data-full-sheet]');
    await expect(sheet).toHaveAttribute('media', 'print');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(sheet).toHaveAttribute('media', 'all');
  });

  test('applies when the reader hovers a link', async ({ page }) => {
    await openSettled(page, '/docs/shapes/Rect.html');
    const sheet = page.locator('link[data-full-sheet]');
    await expect(sheet).toHaveAttribute('media', 'print');
    await page.locator('main a[href^="/docs/"]:visible').first().hover();
    await expect(sheet).toHaveAttribute('media', 'all');
  });
});
