import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { openHydrated, PageWatch } from '../support/page-watch';
import { ROOT } from '../../testing/paths';
import { RECT_PAGE } from '../support/rect';

const PAPER = 'rgb(251, 250, 247)';

/** Docusaurus adds a suffix to its storage keys, to distinguish this site from others at the same host. */
const storage: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, '.docusaurus/site-storage.json'), 'utf8'));
const isNamed = (value: unknown): value is { namespace: string } =>
  typeof value === 'object' && value !== null && 'namespace' in value && typeof value.namespace === 'string';
if (!isNamed(storage))
  throw new Error('.docusaurus/site-storage.json: the namespace is missing. Build the site again.');
const THEME_KEY = `theme${storage.namespace}`;

async function expectLight(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(PAPER);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).not.toContain('dark');
  // Every logo, icon and image has a dark variant in the HTML; none of them is visible.
  const dark = page.locator('[class*="themedComponent--dark"]');
  for (const picture of await dark.all()) await expect(picture).not.toBeVisible();
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);

test('colors are light, and there is no switch, at any width', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, RECT_PAGE);
    await expectLight(page);
    if (width === 390) await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('button', { name: /switch between|dark|light mode|color mode/i })).toHaveCount(0);
  }
});

test.describe('with a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('colors stay light, even when the system changes while the page is open', async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    await expectLight(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLight(page);
    await page.getByRole('link', { name: 'Demos' }).first().click();
    await expect(page).toHaveURL(/sandbox\.html$/);
    await expectLight(page);
  });
});

for (const value of ['dark', 'light', 'purple', '"><img src=x onerror=alert(1)>', '']) {
  test(`colors stay light with a stored choice of ${JSON.stringify(value)}, which is cleared`, async ({
    page,
    baseURL,
  }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    await page.addInitScript(
      ([key, choice]) => {
        // Before any script of the page, once: what the page clears stays cleared.
        if (window !== window.top || sessionStorage.getItem('stored') !== null) return;
        sessionStorage.setItem('stored', 'yes');
        localStorage.setItem(key, choice);
        localStorage.setItem('theme', choice);
      },
      [THEME_KEY, value] as const,
    );
    await openHydrated(page, RECT_PAGE);
    await expectLight(page);
    await expect.poll(() => stored(page)).toBeNull();
    await page.reload();
    await expectLight(page);
    expect(watch.messages).toEqual([]);
  });
}

test('stay light when another tab stores a choice, which is cleared', async ({ page, context }) => {
  await openHydrated(page, RECT_PAGE);
  const other = await context.newPage();
  await other.goto('/img/logo.svg');
  await other.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
  await expect.poll(() => stored(page)).toBeNull();
  await expectLight(page);
});

for (const query of ['docusaurus-theme=dark', 'docusaurus-data-theme=dark&docusaurus-data-theme-choice=dark']) {
  test(`stay light with ?${query} in the URL`, async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?${query}`);
    await expectLight(page);
    expect(await stored(page)).toBeNull();
  });
}
