import { expect, test } from '@playwright/test';
import { openHydrated } from '../support/page-watch';

/** An A4 page with margins of a centimeter, at 96 dpi. */
const SHEET = { width: 718, height: 1047 };

test.use({ viewport: SHEET });

for (const address of [
  '/',
  '/docs/shapes/Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/api/Konva.Rect.html',
  '/blog',
  '/blog/drawing-20000-nodes',
]) {
  test(`${address} prints its text, code and pictures, but no menus or buttons`, async ({ page }) => {
    await openHydrated(page, address);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of [
      '.navbar',
      '.footer',
      'aside',
      '.pagination-nav',
      '.theme-doc-breadcrumbs',
      '.theme-doc-toc-mobile',
      'main button',
      'main input',
    ])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);

    const cut = await page.evaluate(() => {
      const { clientWidth } = document.documentElement;
      return [...document.querySelectorAll('main pre, main table')]
        .filter((code) => code.checkVisibility())
        .filter(
          (code) => code.scrollWidth > code.clientWidth + 1 || code.getBoundingClientRect().right > clientWidth + 1,
        )
        .map((code) => code.textContent.slice(0, 60));
    });
    expect(cut, 'code and tables that the sheet would cut').toEqual([]);

    // The URL of a link is useful on paper in running text, but not in the middle of a type.
    const inTypes = await page.evaluate(() =>
      [...document.querySelectorAll('main code a')]
        .filter((link) => getComputedStyle(link, '::after').content !== 'none')
        .map((link) => link.textContent),
    );
    expect(inTypes, 'addresses within code').toEqual([]);

    // A snippet has no poster; its code is printed.
    for (const player of await page.locator('[data-demo]:not([data-demo^="live/"])').all()) {
      const picture = player.locator('img, canvas, iframe').filter({ visible: true });
      expect(await picture.count(), 'a demo shows its picture or its canvas').toBeGreaterThan(0);
    }
    expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
  });
}
