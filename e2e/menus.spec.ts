import { expect, test, type Page } from '@playwright/test';
import { hiddenEntry } from './support/menu';
import { openHydrated } from './support/page-watch';
import { readPages } from './support/read-pages';
import { goInApp } from './support/routing';

/** Last entries of long menus. */
const LAST = [
  '/docs/sandbox/Shape_Tango.html',
  '/docs/svelte/Components.html',
  '/docs/about.html',
  '/api/Konva.Wedge.html',
];

const inView = (page: Page) => expect.poll(() => hiddenEntry(page)).toBeUndefined();

test.use({ viewport: { width: 1440, height: 789 } });

test.describe('the entry of the page is in view in the menu', () => {
  // `every-page.spec.ts` looks at all pages, once they have hydrated.
  test('before the page’s own scripts have loaded, on every tenth page', async ({ page }) => {
    await page.route(/\.(?:js|webp|woff2|png)(?:$|\?)/, (route) => route.abort());
    const faults: string[] = [];
    const pages = readPages().shown.filter(({ html }) => html.includes('theme-doc-sidebar-container'));
    for (const { path: address } of pages.filter((_, at) => at % 10 === 9)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const fault = await hiddenEntry(page);
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  test('after a link, from one menu into another, and on the way back', { tag: '@core' }, async ({ page }) => {
    await openHydrated(page, LAST[0] ?? '');
    for (const address of LAST) {
      await goInApp(page, address);
      await expect(page).toHaveURL(address);
      await inView(page);
    }
    for (const address of LAST.toReversed()) {
      await expect(page).toHaveURL(address);
      await inView(page);
      await page.goBack();
    }
  });

  test('after a search', async ({ page }) => {
    await openHydrated(page, '/docs/sandbox/Canvas_Editor.html');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search docs').fill('shape tango');
    await page
      .getByRole('option', { name: /tango|random figures/i })
      .first()
      .click();
    await expect(page).toHaveURL(/Shape_Tango\.html/);
    await inView(page);
  });

  test('stays where the reader scrolls it', async ({ page }) => {
    await openHydrated(page, LAST[0] ?? '');
    const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
    await menu.hover();
    await page.mouse.wheel(0, -4000);
    await expect.poll(() => menu.evaluate((node) => node.scrollTop)).toBe(0);
    await menu.getByRole('button', { name: 'Games' }).click();
    await expect(menu.getByRole('link', { name: 'Chess board' })).toBeVisible();
    expect(await menu.evaluate((node) => node.scrollTop)).toBe(0);
  });
});

test('the entry of the page is in view in the drawer, also on the way from the main menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, LAST[0] ?? '');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const entry = page.getByRole('dialog', { name: 'Menu' }).locator('.menu__link--active', { hasText: 'Shape tango' });
  await expect(entry).toBeInViewport();
});

test('the menu of the tutorials has its four headings, and its last entries are those about the project', async ({
  page,
}) => {
  await openHydrated(page, '/docs/overview.html');
  const menu = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(menu.locator('.kd-menu-heading')).toHaveText(['Learn', 'Build', 'Frameworks', 'Project']);
  const last = menu.locator('.theme-doc-sidebar-menu > li.menu__list-item');
  expect((await last.allTextContents()).slice(-3)).toEqual(['Support', 'Donate', 'About']);
});
