import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';

const RECT = '/docs/shapes/Rect.html';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, label: string) =>
  sidebar(page)
    .locator('.theme-doc-sidebar-item-category')
    .filter({ has: page.getByText(label, { exact: true }) })
    .first();

/** Names of the categories, and whether each is open. */
async function states(page: Page): Promise<{ open: string[]; closed: string[] }> {
  const all = await sidebar(page)
    .locator('.theme-doc-sidebar-item-category')
    .evaluateAll((items) =>
      items.map((item) => ({
        label: item.querySelector('.menu__link')?.textContent ?? '',
        isOpen: !item.classList.contains('menu__list-item--collapsed'),
        tells: item.querySelector('[aria-expanded]')?.getAttribute('aria-expanded'),
      })),
    );
  expect(all.filter(({ isOpen, tells }) => tells !== String(isOpen))).toEqual([]);
  const labels = (isOpen: boolean) => all.filter((one) => one.isOpen === isOpen).map(({ label }) => label);
  return { open: labels(true), closed: labels(false) };
}

/** Opens or closes a category. */
async function toggle(item: Locator): Promise<void> {
  await item.locator('[aria-expanded]').first().click();
}

/** Docusaurus's animation time for a list of this height, in milliseconds. */
function expectedDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

test.describe('the categories of the sidebar', () => {
  test('start closed when none contains the page', async ({ page }) => {
    await openHydrated(page, '/docs/overview.html');
    const { open, closed } = await states(page);
    expect(open).toEqual([]);
    expect(closed.length).toBeGreaterThan(5);
    await expect(sidebar(page).getByRole('link', { name: 'Rect', exact: true })).toHaveCount(0);
  });

  test('start closed, except the one that contains the page', async ({ page }) => {
    await openHydrated(page, RECT);
    const { open, closed } = await states(page);
    expect(open).toEqual(['Shapes']);
    expect(closed.length).toBeGreaterThan(5);
    await expect(sidebar(page).getByRole('link', { name: 'Rect', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('have this state in the HTML already', () => {
    const html = fs.readFileSync(path.join(BUILD_FOLDER, RECT), 'utf8');
    const items = [...html.matchAll(/<li class="(theme-doc-sidebar-item-category [^"]*)"/g)].map(([, names]) => names);
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter((names) => !names?.includes('menu__list-item--collapsed'))).toHaveLength(1);
  });

  test(
    'open and close by click and by key, and keep their state on the next page',
    { tag: '@core' },
    async ({ page }) => {
      await openHydrated(page, RECT);
      const shapes = category(page, 'Shapes');
      await toggle(shapes);
      await expect(sidebar(page).getByRole('link', { name: 'Rect', exact: true })).toBeHidden();
      await shapes.locator('[aria-expanded]').first().press('Enter');
      await expect(sidebar(page).getByRole('link', { name: 'Rect', exact: true })).toBeVisible();

      await category(page, 'Styling').locator('button[aria-expanded], a[role="button"]').first().click();
      await expect.poll(async () => (await states(page)).open).toEqual(['Shapes', 'Styling']);
      await sidebar(page).getByRole('link', { name: 'Circle', exact: true }).click();
      await expect(page).toHaveURL(/Circle\.html$/);
      // The URL changes before the page does.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw a circle');
      await expect.poll(async () => (await states(page)).open).toEqual(['Shapes', 'Styling']);
    },
  );

  test('open in a time that depends on the height of their content', async ({ page }) => {
    await openHydrated(page, '/docs/overview.html');
    const durations: number[] = [];
    for (const label of ['Shapes', 'Styling']) {
      const item = category(page, label);
      const list = item.locator('> ul');
      await toggle(item);
      await expect(list).toHaveCSS('height', /^[1-9]/);
      await expect(list).toHaveAttribute('style', /height: auto/);
      const { transition, height } = await list.evaluate((node) => ({
        transition: node.style.transition,
        height: node.scrollHeight,
      }));
      const [, duration = ''] = /^height ([\d.]+m?s) ease-in-out/.exec(transition) ?? [];
      const milliseconds = Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1000);
      expect(milliseconds).toBe(expectedDuration(height));
      durations.push(milliseconds);
    }
    expect(new Set(durations).size).toBe(2);
  });

  test('open in 1 ms when the reader prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/docs/overview.html');
    const item = category(page, 'Shapes');
    const list = item.locator('> ul');
    await toggle(item);
    await expect(list).toHaveAttribute('style', /height: auto/);
    expect(await list.evaluate((node) => node.style.transition)).toMatch(/^height (?:1ms|0\.001s) ease-in-out/);
    await toggle(item);
    await expect(list).toBeHidden();
  });
});
