import { expect, test, type Locator } from '@playwright/test';
import { openHydrated, openSettled } from '../support/page-watch';
import { RECT_PAGE } from '../support/rect';

/** Link targets, by link text. */
async function destinations(links: Locator): Promise<Record<string, string>> {
  const pairs = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent.trim(), link.getAttribute('href') ?? ''] as const),
  );
  return Object.fromEntries(pairs);
}

test.describe('the skip link', () => {
  for (const address of ['/', RECT_PAGE, '/blog', '/docs/sandbox.html', '/no/such/page']) {
    test(
      `is the first Tab stop and leads to the main content on ${address}`,
      { tag: address === RECT_PAGE ? '@core' : [] },
      async ({ page }) => {
        await openHydrated(page, address);
        const link = page.getByRole('link', { name: 'Skip to main content' });
        await expect(link).not.toBeInViewport();
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport();
        const { x, y } = (await link.boundingBox()) ?? { x: -1, y: -1 };
        const top = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
          x + 8,
          y + 8,
        ] as const);
        expect(top, 'nothing covers it').toBe('Skip to main content');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        // The next stop may be in a demo's frame, and the focus takes a moment to get there.
        const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') instanceof HTMLElement);
        await expect.poll(isInMain, { message: 'the next stop is in the main content' }).toBe(true);
      },
    );
  }
});

test.describe('the navbar', { tag: '@core' }, () => {
  test('stays at the top while the page scrolls', async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const box = await bar.boundingBox();
    expect(box?.y).toBe(0);
    const name = await page.evaluate(() =>
      document.elementFromPoint(700, 20)?.closest('nav')?.getAttribute('aria-label'),
    );
    expect(name, 'nothing of the page covers it').toBe('Main');
  });

  test('has the sections, the frameworks and the external links, with their addresses', async ({ page }) => {
    await openHydrated(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    expect(await destinations(bar.locator('.theme-layout-navbar-left > a'))).toEqual({
      Konva: '/',
      Tutorials: '/docs/index.html',
      Demos: '/docs/sandbox.html',
      'API Reference': '/api/Konva.html',
    });
    for (const [name, address] of [
      ['Source repository on GitHub', 'https://github.com/konvajs/konva'],
      ['Community chat on Discord', 'https://discord.gg/8FqZwVT'],
      ['Author on X', 'https://x.com/lavrton'],
    ] as const) {
      const link = bar.locator('.theme-layout-navbar-right').getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await expect(bar.locator('.theme-layout-navbar-right').getByRole('button', { name: 'Search' })).toBeVisible();
  });

  test('opens the frameworks by mouse and by keyboard, and is no keyboard trap', async ({ page }) => {
    await openHydrated(page, '/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const opener = bar.getByRole('button', { name: 'Frameworks' });
    const menu = bar.locator('.dropdown__menu');
    await expect(menu).not.toBeVisible();
    await opener.hover();
    await expect(menu).toBeVisible();
    expect(await destinations(menu.getByRole('link'))).toEqual({
      React: '/docs/react/index.html',
      Vue: '/docs/vue/index.html',
      Svelte: '/docs/svelte/index.html',
    });
    await page.mouse.move(700, 600);
    await expect(menu).not.toBeVisible();

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    for (const name of ['React', 'Vue', 'Svelte']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu).not.toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('marks the current section', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Main' }).locator('.theme-layout-navbar-left [aria-current]');
    for (const [address, name] of [
      [RECT_PAGE, 'Tutorials'],
      ['/docs/sandbox.html', 'Demos'],
      ['/docs/sandbox/Canvas_Editor.html', 'Demos'],
      ['/api/Konva.Rect.html', 'API Reference'],
    ] as const) {
      await openHydrated(page, address);
      await expect(current).toHaveText(name);
    }
    await openHydrated(page, '/');
    await expect(current).toHaveCount(0);
  });
});

test('the footer has its four sections, with their addresses', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/');
  const foot = page.getByRole('contentinfo');
  const sections = foot.locator('.footer__col');
  await expect(sections.locator('.footer__title')).toHaveText(['Docs', 'Community', 'Integrations', 'Products']);
  expect(await destinations(sections.nth(0).getByRole('link'))).toEqual({
    Tutorial: '/docs/index.html',
    Demos: '/docs/sandbox.html',
    'API Reference': '/api/Konva.html',
  });
  expect(Object.values(await destinations(sections.nth(1).getByRole('link')))).toEqual([
    'https://discord.gg/8FqZwVT',
    'https://github.com/konvajs/konva/issues',
    'https://stackoverflow.com/questions/tagged/konvajs',
    'https://x.com/lavrton',
    'https://github.com/konvajs/site/blob/main/CONTRIBUTING.md',
  ]);
  expect(Object.values(await destinations(sections.nth(2).getByRole('link')))).toEqual([
    'https://github.com/konvajs/react-konva',
    'https://github.com/konvajs/vue-konva',
    'https://github.com/konvajs/svelte-konva',
    'https://github.com/konvajs/ng2-konva',
  ]);
  expect(Object.values(await destinations(sections.nth(3).getByRole('link')))).toEqual([
    'https://polotno.com/',
    'https://studio.polotno.com/',
  ]);
});

test.describe('the table of contents', { tag: '@core' }, () => {
  test('has the page’s headings of levels 2 and 3 and nothing else', async ({ page }) => {
    await openHydrated(page, '/docs/index.html');
    const inPage = await page
      .locator('.theme-doc-markdown')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => all.map((heading) => `#${heading.id}`));
    const list = page.locator('.theme-doc-toc-desktop');
    const inList = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(inList).toEqual(inPage);
    const levels = await page
      .locator('.theme-doc-markdown')
      .locator('h2[id], h3[id]')
      .evaluateAll((all) => new Set(all.map((heading) => heading.tagName)).size);
    expect(levels, 'the page has both levels').toBe(2);
  });

  test('marks the current heading', async ({ page }) => {
    // Fonts change the page's layout, and another heading would be at the reader's position.
    await openSettled(page, RECT_PAGE);
    const list = page.locator('.theme-doc-toc-desktop');
    const current = list.locator('.table-of-contents__link--active');
    await list.getByRole('link', { name: 'In your framework' }).click();
    await expect(page).toHaveURL(/#in-your-framework$/);
    await expect(page.getByRole('heading', { name: 'In your framework' })).toBeInViewport();
    await expect(current).toHaveText('In your framework');
    await page.getByRole('heading', { name: 'How it works' }).evaluate((heading) => {
      window.scrollTo({ top: heading.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant' });
    });
    await expect(current).toHaveText('How it works');
  });

  test('is collapsed above the text on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, RECT_PAGE);
    await expect(page.locator('.theme-doc-toc-desktop')).not.toBeVisible();
    const list = page.locator('.theme-doc-toc-mobile');
    const button = list.getByRole('button', { name: 'On this page' });
    await expect(list.getByRole('link')).toHaveCount(0);
    await button.click();
    await list.getByRole('link', { name: 'What goes wrong' }).click();
    await expect(page.getByRole('heading', { name: 'What goes wrong' })).toBeInViewport();
  });
});

test('breadcrumbs show the path to the page', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', { name: 'Shapes' })).toHaveAttribute('href', '/category/shapes');
  await expect(crumbs.locator('.breadcrumbs__item').last()).toHaveText('Rect');
  await crumbs.getByRole('link', { name: 'Shapes' }).click();
  await expect(page).toHaveURL(/\/category\/shapes$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shapes');
});

test('the blog’s list is grouped by year, and posts show their reading time', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, '/blog');
  const list = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  const groups = await list
    .locator('[role="group"]')
    .evaluateAll((all) => all.map((group) => group.querySelector('h3')?.textContent.trim() ?? ''));
  expect(groups.length).toBeGreaterThan(0);
  for (const year of groups) expect(year).toMatch(/^20\d\d$/);
  expect(groups).toEqual([...groups].sort().reverse());
  expect(new Set(groups).size).toBe(groups.length);

  const posts = page.getByRole('main').locator('article');
  expect(await posts.count()).toBeGreaterThan(0);
  for (const post of await posts.all()) {
    const year = (await post.locator('time').getAttribute('datetime'))?.slice(0, 4) ?? '';
    expect(groups).toContain(year);
    await expect(post).toContainText(/\d+ min read/);
  }
  await posts.first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(/\d+ min read/);
});
