import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { RECT_PAGE } from './support/rect';

const PAGES = [RECT_PAGE, '/', '/api/Konva.Rect.html', '/docs/sandbox.html', '/play'];

/** Pairs of controls that lie on each other: items of the navbar, and a player's tabs and buttons. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (one: Element): string => (one.textContent || one.getAttribute('aria-label') || one.tagName).trim();
    const boxOf = (one: Element): DOMRect => {
      const list = one.closest('[role="tablist"]')?.getBoundingClientRect();
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const end = list === undefined ? right : Math.min(right, list.right);
      return new DOMRect(left, top, Math.max(0, end - left), bottom - top);
    };
    const among = (selector: string): string[] => {
      const shown = [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('.dropdown__menu') === null,
      );
      return shown.flatMap((one, index) =>
        shown.slice(index + 1).flatMap((other) => {
          if (one.contains(other) || other.contains(one)) return [];
          const [a, b] = [boxOf(one), boxOf(other)];
          const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return width > 1 && height > 1 ? [`${nameOf(one)} and ${nameOf(other)}`] : [];
        }),
      );
    };
    return [...among('.navbar a, .navbar button, .navbar input'), ...among('[data-demo] :is([role="tab"], button)')];
  });
}

for (const size of [20, 24, 32]) {
  test(`with text of ${size} pixels, nothing overlaps, and no page scrolls sideways`, async ({
    playwright,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      executablePath: findBrowser(),
      args: [...TEST_BROWSER_ARGS, `--blink-settings=defaultFontSize=${size}`],
    });
    try {
      for (const width of [1280, 390]) {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
        for (const address of PAGES) {
          await page.goto(address);
          const seen = await page.evaluate(() => ({
            size: getComputedStyle(document.documentElement).fontSize,
            sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }));
          expect.soft({ address, width, ...seen }).toEqual({ address, width, size: `${size}px`, sideways: 0 });
          // Words are narrower once the site’s font is there.
          await expect.poll(() => overlaps(page), `${address} at ${width}`).toEqual([]);
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}
