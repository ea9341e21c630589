import { expect, test, type Page } from '@playwright/test';
import { drawn, openSettled, PageWatch } from '../support/page-watch';
import { onQuickLine } from '../support/routing';

/** The threshold that web vitals call good. */
const MAX_SHIFT = 0.1;

/** Fonts that the page's text uses, and the font files that have loaded for it. */
const fonts = (page: Page) =>
  page.evaluate(() => ({
    asked: getComputedStyle(document.body).fontFamily.split(',', 1)[0] ?? '',
    loaded: [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/Fallback/.test(family)).length,
  }));

const STAND_IN = 'Hanken Grotesk Fallback';
const OUR_FONT = 'Hanken Grotesk Variable';
const OURS = { asked: expect.stringContaining(OUR_FONT), loaded: 3 };

/** Records which fonts each page's text uses when its HTML has arrived, before anything is loaded in idle time. */
async function noteFirstFont(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Reflect.set(window, '__firstFont', getComputedStyle(document.body).fontFamily.split(',', 1)[0]);
    });
  });
  return () => page.evaluate(() => String(Reflect.get(window, '__firstFont')));
}

test('a first page renders with fallback fonts, then with the site’s fonts; the next page has them at once', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requests.push(request.url());
  });
  const firstFont = await noteFirstFont(page);
  await onQuickLine(page);
  await page.goto('/docs/shapes/Rect.html');
  expect(await firstFont()).toContain(STAND_IN);
  await expect.poll(() => fonts(page)).toEqual(OURS);
  expect(requests).toHaveLength(3);

  await page.goto('/api/Konva.Rect.html');
  expect(await firstFont()).toContain(OUR_FONT);
  await expect.poll(() => fonts(page)).toEqual(OURS);
});

test('on a slow connection, fonts do not shift the page, but apply from the next page on', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // A connection is slow if its latency is high, whatever its bandwidth.
  const line = { offline: false, latency: 400, downloadThroughput: 2_000_000, uploadThroughput: 125_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto('/docs/shapes/Rect.html');
  const timeout = 30_000;
  await expect.poll(async () => (await fonts(page)).loaded, { timeout }).toBe(3);
  expect((await fonts(page)).asked).toContain(STAND_IN);
  // A link within the page is not a navigation.
  await page.locator('.table-of-contents__link').first().click();
  await expect(page).toHaveURL(/#/);
  expect((await fonts(page)).asked).toContain(STAND_IN);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/Rect\.html/, { timeout });
  await expect.poll(() => fonts(page), { timeout }).toEqual(OURS);
});

test('without storage, each page loads the fonts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  });
  await onQuickLine(page);
  for (const address of ['/docs/shapes/Rect.html', '/docs/shapes/Circle.html']) {
    await page.goto(address);
    await expect.poll(() => fonts(page)).toEqual(OURS);
  }
});

for (const width of [1440, 390]) {
  test(`the fonts cause little layout shift, ${width} wide`, async ({ page, baseURL }) => {
    await PageWatch.on(page, baseURL ?? '');
    await page.setViewportSize({ width, height: 900 });
    // Each page is a first visit. Clear before its script runs: the previous page may store its fonts until it is unloaded.
    await page.addInitScript(() => {
      if (window === window.top) localStorage.clear();
    });
    const shifts: Record<string, number> = {};
    for (const address of ['/docs/shapes/Rect.html', '/api/Konva.Rect.html', '/']) {
      await openSettled(page, address);
      // A layout shift is reported after the frame in which it happened.
      await drawn(page);
      shifts[address] = await PageWatch.layoutShift(page);
    }
    for (const shift of Object.values(shifts)) expect(shift, JSON.stringify(shifts)).toBeLessThan(MAX_SHIFT);
  });
}
