import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { BUILD_FOLDER } from '../testing/paths';
import { openSettled, PageWatch } from './support/page-watch';
import { markWindow } from './support/routing';
import { ShownDemo } from './support/shown-demo';

/**
 * A site below a path of its host, as on a project's pages: `SITE_BASE=/base/ npm run build`, then `SITE_BASE=/base/ npx playwright test`,
 * which runs this file alone. Nothing is served outside the path, so an address that forgets it is not found.
 */
const BASE = process.env['SITE_BASE'] ?? '/';
let server: StaticServer;

test.beforeAll(async () => {
  const root = fs.mkdtempSync(path.join(process.env['E2E_TEMP'] ?? '', 'host-'));
  const folder = path.resolve(path.join(root, BASE));
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.symlinkSync(path.resolve(BUILD_FOLDER), folder);
  server = await serveBuild({ root });
});
test.afterAll(() => server.close());

for (const address of [
  '',
  'docs/shapes/Rect.html',
  'docs/react/index.html',
  'docs/sandbox.html',
  'docs/sandbox/Canvas_Editor.html',
  'api/Konva.Rect.html',
  'play',
  'search?q=drag',
  'blog',
]) {
  test(`/${address} loads everything from below the base path`, async ({ page }) => {
    const watch = await PageWatch.on(page, server.url);
    await openSettled(page, server.url + BASE + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Links within the site. Those that leave it are absolute.
    const outside = await page
      .locator('a[href^="/"]')
      .evaluateAll(
        (links, base) => links.map((link) => link.getAttribute('href')).filter((href) => !href?.startsWith(base)),
        BASE,
      );
    expect(outside).toEqual([]);
    expect(watch.broken).toEqual([]);
    expect(watch.messages).toEqual([]);
  });
}

test('a demo runs in every flavor, a search hit and the next page open without a page load', async ({ page }) => {
  const watch = await PageWatch.on(page, server.url);
  await openSettled(page, `${server.url}${BASE}docs/shapes/Rect.html`);
  const isSame = await markWindow(page);
  const shown = new ShownDemo(page, 'tutorials/shapes/Rect');
  for (const flavor of ['vanilla', 'react', 'vue', 'svelte'] as const) {
    await shown.player.locator(`[data-flavour-tab="${flavor}"]`).click();
    await shown.running(flavor);
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('transformer');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname !== `${BASE}docs/shapes/Rect.html`);
  const hit = new URL(page.url()).pathname;
  expect(hit.startsWith(BASE)).toBe(true);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL((url) => url.pathname !== hit && url.pathname.startsWith(BASE));
  expect(await isSame()).toBe(true);
  expect(watch.broken).toEqual([]);
  expect(watch.messages).toEqual([]);
});

test('old addresses lead to the new ones', async ({ page }) => {
  await page.goto(`${server.url}${BASE}docs/styling/hide-and-show.html`);
  await expect(page).toHaveURL(`${server.url}${BASE}docs/styling/Hide_and_Show.html`);
});
