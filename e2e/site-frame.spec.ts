import { expect, test } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

test(
  'every kind of page has a skip link, navbar, content and footer, in this order',
  { tag: '@core' },
  async ({ page }) => {
    for (const address of [
      '/',
      '/docs/overview.html',
      '/api/Konva.Rect.html',
      '/docs/sandbox.html',
      '/blog',
      '/search',
      '/nothing',
    ]) {
      await openHydrated(page, address);
      const order = await page.evaluate(() => {
        const selectors = ['a[href="#__docusaurus_skipToContent_fallback"]', 'nav.navbar', 'main', 'footer'];
        const parts = selectors.map((selector) => document.querySelector(selector));
        return parts.map((part, at) => {
          const next = parts[at + 1];
          if (part === null || next === null) return 'missing';
          return next === undefined || (part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        });
      });
      expect(order, address).toEqual([true, true, true, true]);
    }
  },
);

test('the result of a demo is below its code, which can be edited in place', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/docs/shapes/Rect.html');
  const demo = new ShownDemo(page, 'tutorials/shapes/Rect');
  await demo.player.scrollIntoViewIfNeeded();
  // Read both together: the page may scroll or change its layout between two reads.
  const space = () =>
    demo.player.evaluate((player) => {
      const code = [...player.querySelectorAll('.kd-code')].find((one) => one.checkVisibility());
      const result = player.querySelector('.kd-result');
      if (code === undefined || result === null) return Number.NaN;
      return result.getBoundingClientRect().top - code.getBoundingClientRect().bottom;
    });
  await expect.poll(space, { message: 'space between code and result' }).toBeGreaterThanOrEqual(-1);
  await demo.editor();
});
