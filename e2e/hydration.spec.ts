import { expect, test, type Page } from '@playwright/test';
import { openHydrated, PageWatch } from './support/page-watch';
import { hold, markWindow, onQuickLine } from './support/routing';

const TUTORIAL = '/docs/shapes/Rect.html';
const API = '/api/Konva.Rect.html';

/** Parts that are hydrated after the rest of their page, each by an element in it. */
const LATE: Record<string, string[]> = {
  [TUTORIAL]: ['.theme-doc-sidebar-menu a', '.theme-doc-markdown > h2', 'footer a'],
  [API]: ['.theme-doc-sidebar-menu a', '.kd-api > .kd-api-static:last-child', 'footer a'],
  '/docs/sandbox.html': ['main ul li a', 'footer a'],
  '/': ['#built-with-it', '#four-flavours', '#what-it-does', '#where-next', 'footer a'],
};

/** Whether React has hydrated an element: React leaves a key of its own on it. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));

test.describe('a part that hydrates late', () => {
  for (const [address, selectors] of Object.entries(LATE)) {
    test(`hydrates in the end, and keeps the server’s DOM nodes: ${address}`, async ({ page, baseURL }) => {
      const watch = await PageWatch.on(page, baseURL ?? '');
      await page.addInitScript((all) => {
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(
            window,
            '__sent',
            all.map((selector) => document.querySelector(selector)),
          );
        });
      }, selectors);
      await openHydrated(page, address);
      for (const selector of selectors) await expect.poll(() => isHydrated(page, selector), selector).toBe(true);
      expect(
        await page.evaluate((all) => {
          const sent: unknown = Reflect.get(window, '__sent');
          return all.filter((selector, index) => document.querySelector(selector) !== Object(sent)[index]);
        }, selectors),
      ).toEqual([]);
      expect([...watch.messages, ...watch.broken]).toEqual([]);
    });
  }

  test('on a phone, the sidebar’s menu is removed without hydration', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, '__menu', document.querySelector('.theme-doc-sidebar-menu'));
      });
    });
    await openHydrated(page, TUTORIAL);
    await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0);
    const keys = await page.evaluate(() => {
      const menu: unknown = Reflect.get(window, '__menu');
      return menu instanceof Element ? Object.keys(menu) : undefined;
    });
    expect(keys).toEqual([]);
    // The drawer has it.
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu')).toBeVisible();
  });

  test('handles a click before its hydration, without a page load', { tag: '@core' }, async ({ page }) => {
    await page.goto(TUTORIAL, { waitUntil: 'commit' });
    const isSame = await markWindow(page);
    // At the moment when the page reports its hydration, before anything else is hydrated.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
            observer.disconnect();
            document.querySelector<HTMLElement>('footer a[href^="/"]')?.click();
            resolve();
          }).observe(document.documentElement, { attributes: true });
        }),
    );
    await expect(page).not.toHaveURL(new RegExp(`${TUTORIAL}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Draw a rectangle');
    expect(await isSame()).toBe(true);
  });
});

test('on a slow connection, a demo’s files are requested when two of the page’s scripts are left', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, latency: 400, downloadThroughput: 250_000, uploadThroughput: 125_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(TUTORIAL);
  await expect(page.locator('[data-demo][data-state=running]').first()).toBeAttached({ timeout: 30_000 });
  const times = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource');
    const of = (part: string) =>
      all.flatMap((entry) => (entry instanceof PerformanceResourceTiming && entry.name.includes(part) ? [entry] : []));
    const scripts = new Set(
      [...document.querySelectorAll('link[rel=preload][as=script]')].map((link) => Object(link).href),
    );
    return {
      scripts: of('/assets/js/')
        .filter(({ name }) => scripts.has(name))
        .map(({ responseEnd }) => responseEnd)
        .sort((one, two) => one - two),
      demo: Math.min(
        ...['/demo-assets/start/', '/demo-assets/vendor/', '/demo-assets/compiled/']
          .flatMap(of)
          .map(({ startTime }) => startTime),
      ),
    };
  });
  expect(times.scripts.length).toBeGreaterThan(3);
  expect(times.demo).toBeGreaterThanOrEqual(times.scripts.at(-3) ?? Number.NaN);
});

test('on a fast connection, a demo’s files do not wait', async ({ page }) => {
  const held = await hold(page, /\/assets\/js\//);
  await onQuickLine(page);
  await page.goto(TUTORIAL, { waitUntil: 'commit' });
  await expect(page.locator('[data-demo][data-state=running]').first()).toBeAttached();
  held.release();
});
