import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';
import { chunkOf } from './support/route-chunks';
import { failFirst, goInApp, hold, markWindow, onLine } from './support/routing';

const FROM = '/docs/overview.html';
const TO = '/docs/index.html';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.locator('#nprogress .bar');
const prefetched = (page: Page, chunk: RegExp) =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll(
      (links, pattern) => links.filter((link) => new RegExp(pattern).test(link.getAttribute('href') ?? '')).length,
      chunk.source,
    );

/** A link in the text, far below the view, to a page that no visible link leads to. */
async function farLink(page: Page): Promise<Locator> {
  const href = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href^="/"]')];
    const isFar = (link: Element) => link.getBoundingClientRect().top > window.innerHeight * 2;
    const isShown = (link: Element) => link.getClientRects().length > 0;
    const near = new Set(
      links.filter((link) => isShown(link) && !isFar(link)).map((link) => link.getAttribute('href')),
    );
    return links
      .filter((link) => isFar(link) && link.closest('article') !== null)
      .map((link) => link.getAttribute('href'))
      .find((address) => address !== null && !address.includes('#') && !near.has(address));
  });
  if (href === undefined || href === null) throw new Error(`${page.url()} has no link far below. Take a longer page.`);
  return page.locator(`article a[href="${href}"]`).last();
}

/** Waits until the page's intersection observers must have reported that an element is in view. */
async function seen(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          if (entry?.isIntersecting !== true) return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        observer.observe(node);
      }),
  );
}

const failed = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Waits for the message that content could not be loaded, and checks its layout. */
async function expectFailed(page: Page): Promise<void> {
  await expect(failed(page)).toContainText(/ChunkLoadError: Loading chunk \S+ failed/);
  const look = () =>
    failed(page).evaluate((box) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(box).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      const around = box.parentElement?.getBoundingClientRect().width ?? 0;
      return { share: box.getBoundingClientRect().width / around, isRed: red > 150 && green < 80 && blue < 80 };
    });
  // The whole style sheet arrives after the page's first rules.
  await expect.poll(look).toEqual({ share: expect.closeTo(0.5, 2), isRed: true });
}

/** The page that a link leads to. */
async function target(link: Locator): Promise<string> {
  return new URL((await link.getAttribute('href')) ?? '', 'http://site').pathname;
}

test.describe('while the next page loads', () => {
  test.beforeEach(({ page }) => onLine(page, { saveData: true }));

  test('the old page stays and can be read and scrolled', async ({ page }) => {
    await openHydrated(page, FROM);
    const before = (await heading(page).textContent()) ?? '';
    const held = await hold(page, chunkOf(TO));
    await goInApp(page, TO);
    await held.asked;
    await expect(bar(page)).toBeAttached();
    await expect(heading(page)).toHaveText(before);
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    held.release();
    await expect(heading(page)).not.toHaveText(before);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a progress bar appears after 200 ms, at 8 %, moves for 200 ms every 800 ms, has no spinner, and disappears', async ({
    page,
  }) => {
    await page.clock.install();
    await openHydrated(page, FROM);
    const held = await hold(page, chunkOf(TO));
    await page.evaluate(() => (Math.random = () => 0.5));
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await goInApp(page, TO);
    await held.asked;
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    const style = (property: string) => bar(page).evaluate((node, name) => node.style.getPropertyValue(name), property);
    await expect(bar(page)).toBeAttached();
    expect(await style('transform')).toBe('translate3d(-92%, 0px, 0px)');
    expect(await style('transition')).toMatch(/\b(?:200ms|0\.2s)\b/);
    await expect(page.locator('#nprogress [role="spinner"], #nprogress .spinner')).toHaveCount(0);
    await page.clock.runFor(799);
    expect(await style('transform')).toBe('translate3d(-92%, 0px, 0px)');
    await page.clock.runFor(1);
    // A step is at most 2 %: half of it with the dice above.
    expect(await style('transform')).toBe('translate3d(-91%, 0px, 0px)');
    const before = (await heading(page).textContent()) ?? '';
    held.release();
    await expect(heading(page)).not.toHaveText(before);
    await page.clock.runFor(2000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('no progress bar appears when loading takes less than 200 ms', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, FROM);
    const before = (await heading(page).textContent()) ?? '';
    const held = await hold(page, chunkOf(TO));
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await goInApp(page, TO);
    await held.asked;
    await page.clock.runFor(199);
    held.release();
    await expect(heading(page)).not.toHaveText(before);
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('the last of two navigations wins', async ({ page }) => {
    await openHydrated(page, '/markdown-page');
    const wanted = await page.title();
    await openHydrated(page, FROM);
    const held = await hold(page, chunkOf(TO));
    await goInApp(page, TO);
    await held.asked;
    await goInApp(page, '/markdown-page');
    await expect(page).toHaveTitle(wanted);
    const late = page.waitForResponse((response) => chunkOf(TO).test(response.url()));
    held.release();
    await (await late).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page).toHaveTitle(wanted);
    expect(new URL(page.url()).pathname).toBe('/markdown-page');
  });
});

test.describe('prefetching', () => {
  test('the page of a link is prefetched when the link scrolls into view', async ({ page }) => {
    await openHydrated(page, FROM);
    const link = await farLink(page);
    const chunk = chunkOf(await target(link));
    await expect(link).not.toBeInViewport();
    await expect.poll(() => prefetched(page, /./), { message: 'links in view are fetched' }).toBeGreaterThan(0);
    expect(await prefetched(page, chunk)).toBe(0);
    await seen(link);
    await expect.poll(() => prefetched(page, chunk)).toBe(1);
  });

  test('the page of a link loads when the pointer enters the link', async ({ page }) => {
    await openHydrated(page, FROM);
    const link = await farLink(page);
    const chunk = chunkOf(await target(link));
    await seen(link);
    const scripts = () =>
      page
        .locator('script[src]')
        .evaluateAll(
          (nodes, pattern) => nodes.filter((node) => new RegExp(pattern).test(node.getAttribute('src') ?? '')).length,
          chunk.source,
        );
    expect(await scripts()).toBe(0);
    const asked = page.waitForRequest((request) => chunk.test(request.url()) && request.resourceType() === 'script');
    await link.hover();
    await asked;
    expect(page.url()).toContain(FROM);
  });

  for (const [name, line] of [
    ['data are dear', { saveData: true }],
    ['the line is 2g', { effectiveType: '2g' }],
    ['the line is slow 2g', { effectiveType: 'slow-2g' }],
  ] as const) {
    test(`nothing is fetched when ${name}; links still work`, async ({ page }) => {
      await onLine(page, line);
      const asked: string[] = [];
      await openHydrated(page, FROM);
      const link = await farLink(page);
      const chunk = chunkOf(await target(link));
      page.on('request', (request) => asked.push(request.url()));
      await seen(link);
      await link.hover();
      await seen(link);
      expect(await prefetched(page, /./)).toBe(0);
      expect(asked.filter((url) => chunk.test(url))).toEqual([]);
      const isSame = await markWindow(page);
      const to = await target(link);
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(to);
      await expect.poll(() => asked.filter((url) => chunk.test(url)).length).toBe(1);
      expect(await isSame()).toBe(true);
    });
  }

  test('a GET request is used where the browser does not support prefetch links', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = Reflect.get(DOMTokenList.prototype, 'supports');
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    await openHydrated(page, FROM);
    const link = await farLink(page);
    const chunk = chunkOf(await target(link));
    const asked = page.waitForRequest((request) => chunk.test(request.url()));
    await seen(link);
    const request = await asked;
    expect([request.method(), request.resourceType()]).toEqual(['GET', 'fetch']);
    expect(await prefetched(page, /./)).toBe(0);
  });

  test('the content of a page loads only with the page', async ({ page }) => {
    await onLine(page, { saveData: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, FROM);
    expect(asked.filter((url) => chunkOf(FROM).test(url))).toHaveLength(1);
    for (const other of [TO, '/docs/shapes/Rect.html', '/markdown-page'])
      expect(asked.filter((url) => chunkOf(other).test(url))).toEqual([]);
  });
});

test.describe('content that fails to load', () => {
  test('after a click, a warning is logged and the browser reloads', async ({ page }) => {
    await onLine(page, { saveData: true });
    await openHydrated(page, FROM);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const isSame = await markWindow(page);
    await failFirst(page, chunkOf(TO), 1);
    await goInApp(page, TO);
    await page.waitForEvent('load');
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await isSame()).toBe(false);
    expect(warnings.join('\n')).toMatch(/ChunkLoadError|Loading chunk/);
    expect(new URL(page.url()).pathname).toBe(TO);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('the first page', () => {
  test('hydrates only when its content has loaded, and can be read until then', async ({ page }) => {
    const held = await hold(page, chunkOf(FROM));
    await page.goto(FROM, { waitUntil: 'commit' });
    await held.asked;
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    held.release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  test("shows a red box of half the width with the error and 'Retry', which loads again, when its content fails to load", async ({
    page,
  }) => {
    await failFirst(page, chunkOf(FROM), 1);
    await page.goto(FROM);
    await expectFailed(page);
    await expect(heading(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(failed(page)).toHaveCount(0);
  });
});

/**
 * Docusaurus renders a route that is not loaded when the first URL is another spelling of it. This site then requests the page's own URL;
 * until a response arrives, that can be observed.
 */
test.describe('a route that renders before it has loaded', () => {
  const PAGE = '/markdown-page';

  test.beforeEach(async ({ page }) => {
    await page.route(`**${PAGE}.html`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', path: path.join(BUILD_FOLDER, '404.html') }),
    );
    // Without a response there is no new page: the browser stays where it is.
    await page.route(
      (url) => url.pathname === PAGE,
      (route) => route.fulfill({ status: 204 }),
    );
  });

  test('shows a spinner with cycles of 1.5 and 3 seconds after 200 ms, then the page', async ({ page }) => {
    const held = await hold(page, chunkOf(PAGE));
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    await held.asked;
    const spinner = page.locator('svg#loader');
    await expect(spinner).toBeVisible();
    const cycles = await spinner
      .locator('animate')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('dur')));
    expect([...new Set(cycles)].sort()).toEqual(['1.5s', '3s']);
    held.release();
    await expect(spinner).toHaveCount(0);
    await expect(heading(page).filter({ hasNotText: 'Page not found' })).toBeVisible();
  });

  test("shows the red box when its content fails to load; 'Retry' requests it again", async ({ page }) => {
    await failFirst(page, chunkOf(PAGE), 2);
    await page.goto(`${PAGE}.html`, { waitUntil: 'commit' });
    for (let round = 0; round < 2; round += 1) {
      await expectFailed(page);
      await page.getByRole('button', { name: 'Retry' }).click();
    }
    await expect(failed(page)).toHaveCount(0);
    await expect(heading(page).filter({ hasNotText: 'Page not found' })).toBeVisible();
  });
});

test('the first picture of a page is in its HTML: it is there while no picture file has arrived', async ({ page }) => {
  await page.route(/\/demo-assets\/posters\//, (route) => route.abort());
  await page.setViewportSize({ width: 412, height: 823 });
  await openHydrated(page, '/docs/shapes/Rect.html');
  const picture = page.locator('img[data-first-picture]');
  await expect(picture).toHaveCount(1);
  const seen = await picture.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0]);
  expect(seen).toEqual([true, true]);
});
