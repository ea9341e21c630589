import { expect, test, type Page } from '@playwright/test';

/** What the page's text asks for, and the files that have come for it. */
const fonts = (page: Page) =>
  page.evaluate(() => ({
    asked: getComputedStyle(document.body).fontFamily.split(',', 1)[0] ?? '',
    loaded: [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/Fallback/.test(family)).length,
  }));

const STAND_INS = { asked: expect.stringContaining('Hanken Grotesk Fallback'), loaded: 0 };
const OURS = { asked: expect.stringContaining('Hanken Grotesk Variable'), loaded: 3 };

test('a first page is drawn with stand-ins, then with the site’s fonts; the next has them at once', async ({
  page,
}) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') early.push(request.url());
  });
  await page.goto('/docs/shapes/Rect.html', { waitUntil: 'commit' });
  await page.waitForSelector('h1');
  expect(await fonts(page)).toEqual(STAND_INS);
  await expect.poll(() => fonts(page)).toEqual(OURS);
  expect(early).toHaveLength(3);

  await page.goto('/api/Konva.Rect.html', { waitUntil: 'commit' });
  await page.waitForSelector('link[as=font]', { state: 'attached' });
  expect((await fonts(page)).asked).toContain('Hanken Grotesk Variable');
  await expect.poll(() => fonts(page)).toEqual(OURS);
});

test('on a slow line the page is not laid out again for its fonts: they come with the next', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // What Chromium calls a 3G line.
  const line = { offline: false, latency: 300, downloadThroughput: 125_000, uploadThroughput: 125_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto('/docs/shapes/Rect.html');
  await expect.poll(async () => (await fonts(page)).loaded).toBe(3);
  expect((await fonts(page)).asked).toContain('Hanken Grotesk Fallback');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/Rect\.html$/);
  await expect.poll(() => fonts(page)).toEqual(OURS);
});

test('a reader without storage gets the fonts on each page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  });
  for (const address of ['/docs/shapes/Rect.html', '/docs/shapes/Circle.html']) {
    await page.goto(address);
    await expect.poll(() => fonts(page)).toEqual(OURS);
  }
});
