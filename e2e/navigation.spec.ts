import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { drawn, openHydrated, openSettled } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';
import { expectBelowNavbar, goInApp, markWindow } from './support/routing';

const OVERVIEW = '/docs/overview.html';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const top = (page: Page) => page.evaluate(() => window.scrollY);

/** Responds like a host that serves one page for every unknown URL. */
async function likeAnUnknowingHost(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === address,
    (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html; charset=utf-8',
        body: fs.readFileSync(path.join(BUILD_FOLDER, '404.html'), 'utf8'),
      }),
  );
}

test.describe('an unknown path', () => {
  for (const address of [
    '/nothing',
    '/docs/shapes/Nothing.html',
    '/blog/nothing/index.html',
    '/api/Konva.Nothing.html',
  ]) {
    test(
      `shows the not-found page after a page load: ${address}`,
      { tag: address === '/docs/shapes/Nothing.html' ? '@core' : [] },
      async ({ page }) => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
        await expect(heading(page)).toHaveText('Page not found');
        await expect(page).toHaveTitle('Page not found | Konva');
        expect(pathOf(page)).toBe(address);
      },
    );
  }

  test('shows the not-found page after client-side navigation, and Back works', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    const before = await heading(page).textContent();
    const isSame = await markWindow(page);
    await goInApp(page, '/docs/shapes/Nothing.html');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText(before ?? '');
    expect(await isSame()).toBe(true);
  });
});

test.describe('a path that ends in .html or /index.html', () => {
  for (const [address, page] of [
    ['/markdown-page.html', '/markdown-page'],
    ['/markdown-page/index.html', '/markdown-page'],
    ['/blog.html', '/blog'],
    ['/blog/index.html', '/blog'],
    ['/index.html', '/'],
    ['/docs/overview.html/index.html', OVERVIEW],
  ] as const) {
    test(`is tried without the ending: ${address}, client-side navigation`, async ({ page: tab }) => {
      await openHydrated(tab, page);
      const wanted = (await heading(tab).textContent()) ?? '';
      await openHydrated(tab, '/docs/index.html');
      const isSame = await markWindow(tab);
      await goInApp(tab, address);
      await expect(heading(tab)).toHaveText(wanted);
      expect(await isSame()).toBe(true);
    });

    test(`is tried without the ending: ${address}, page load`, async ({ page: tab }) => {
      await likeAnUnknowingHost(tab, address);
      await tab.goto(address);
      await expect.poll(() => pathOf(tab).replace(/(.)\/$/, '$1')).toBe(page);
      await expect(heading(tab)).not.toHaveText('Page not found');
    });
  }

  test('stays as it is when a page has exactly that path', async ({ page }) => {
    for (const address of ['/docs/index.html', '/docs/sandbox/index.html', '/docs/react/index.html']) {
      await openHydrated(page, address);
      const wanted = (await heading(page).textContent()) ?? '';
      expect(wanted).not.toBe('Page not found');
      await openHydrated(page, OVERVIEW);
      await goInApp(page, address);
      await expect(heading(page)).toHaveText(wanted);
      expect(pathOf(page)).toBe(address);
    }
  });

  test('and has no page without it either shows the not-found page', async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    await goInApp(page, '/nothing/index.html');
    await expect(heading(page)).toHaveText('Page not found');
  });
});

test.describe('a change of page', () => {
  test('scrolls to the top', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    const before = (await heading(page).textContent()) ?? '';
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    expect(await top(page)).toBeGreaterThan(0);
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).not.toHaveText(before);
    await expect.poll(() => top(page)).toBe(0);
  });

  for (const [address, width] of [
    ['/docs/shapes/Rect.html', 1440],
    ['/docs/shapes/Rect.html', 390],
    ['/api/Konva.Rect.html', 1440],
    ['/api/Konva.Rect.html', 390],
  ] as const) {
    test(
      `renders the top of the next page first, then the rest; back restores the position: ${address}, ${width} wide`,
      { tag: width === 1440 ? '@core' : [] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await openHydrated(page, address);
        const before = (await heading(page).textContent()) ?? '';
        const next = page.locator('.pagination-nav__link--next');
        await next.scrollIntoViewIfNeeded();
        const place = await top(page);
        await page.evaluate(() => {
          const title = () => document.querySelector('article h1')?.textContent;
          const first = title();
          const watch = new MutationObserver(() => {
            if (title() === first) return;
            watch.disconnect();
            Reflect.set(window, '__firstDrawn', document.querySelectorAll('article h2, article h3').length);
          });
          watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        });
        await next.click();
        await expect(heading(page)).not.toHaveText(before);
        const headings = page.locator('article').locator('h2, h3');
        const sent = await page.evaluate(async () => {
          const html = await (await fetch(location.href)).text();
          const article = new DOMParser().parseFromString(html, 'text/html').querySelector('article');
          return [...(article?.querySelectorAll('h2, h3') ?? [])].map(({ textContent }) => textContent.trim());
        });
        expect(sent.length).toBeGreaterThan(2);
        await expect
          .poll(() => headings.evaluateAll((all) => all.map((each) => each.textContent.trim())))
          .toEqual(sent);
        expect(await page.evaluate(() => Number(Reflect.get(window, '__firstDrawn')))).toBeLessThan(sent.length);

        await page.goBack();
        await expect(heading(page)).toHaveText(before);
        await expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThan(5);
      },
    );
  }

  test('scrolls to the fragment’s element, below the navbar', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, '/docs/index.html');
    await goInApp(page, `${OVERVIEW}#a-short-tour`);
    await expectBelowNavbar(page, page.locator('#a-short-tour'));
    expect(await top(page)).toBeGreaterThan(0);
  });

  test('scrolls to a percent-encoded fragment', async ({ page }) => {
    await openHydrated(page, OVERVIEW);
    await page.locator('#next').evaluate((next) => (next.id = 'größe'));
    await goInApp(page, `${OVERVIEW}#gr%C3%B6%C3%9Fe`);
    await expect.poll(() => top(page)).toBeGreaterThan(0);
    await expect(page.locator('#größe')).toBeInViewport();
  });

  test('that only changes the query does not scroll', async ({ page }) => {
    await openSettled(page, OVERVIEW);
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await goInApp(page, `${OVERVIEW}?flavour=react`);
    await expect.poll(() => page.url()).toContain('?flavour=react');
    await drawn(page);
    expect(await top(page)).toBe(400);
  });
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a page that loads with a fragment scrolls to its element, below the navbar, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, `${OVERVIEW}#how-the-pointer-finds-a-shape`);
    await expectBelowNavbar(page, page.locator('#how-the-pointer-finds-a-shape'));
    expect(await top(page)).toBeGreaterThan(0);
  });
}

test('a heading chosen in the table of contents is below the navbar', async ({ page }) => {
  await openHydrated(page, OVERVIEW);
  await page.locator('.table-of-contents a[href="#in-react-vue-and-svelte"]').click();
  await expectBelowNavbar(page, page.locator('#in-react-vue-and-svelte'));
  await expect.poll(() => page.url()).toContain('#in-react-vue-and-svelte');
});

test.describe('the document’s title', () => {
  for (const address of [OVERVIEW, '/blog', '/search', '/api/Konva.Rect.html', '/docs/sandbox.html', '/play']) {
    test(`is the page’s title, a vertical bar and the site’s title: ${address}`, async ({ page }) => {
      await openHydrated(page, address);
      await expect(page).toHaveTitle(/^\S.* \| Konva$/);
    });
  }

  test('changes with client-side navigation; the home page has only the site’s title', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(page).toHaveTitle('Konva');
    await goInApp(page, OVERVIEW);
    await expect(page).toHaveTitle(/^\S.* \| Konva$/);
    expect(await page.title()).toBe(`${(await heading(page).textContent()) ?? ''} | Konva`);
    await goInApp(page, '/');
    await expect(page).toHaveTitle('Konva');
  });
});

test('the menu button replaces the navbar’s items at 996 pixels', async ({ page }) => {
  await openHydrated(page, OVERVIEW);
  const button = page.getByRole('button', { name: /toggle navigation/i });
  const item = page.locator('.navbar__items').getByRole('link', { name: 'API Reference' });
  const contents = page.locator('.table-of-contents').first();
  for (const [width, isWide] of [
    [997, true],
    [996, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(button).toBeVisible({ visible: !isWide });
    await expect(item).toBeVisible({ visible: isWide });
    await expect(contents).toBeVisible({ visible: isWide });
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({ visible: isWide });
  }
});
