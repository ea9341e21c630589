import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveBuild } from '../scripts/serve-build';
import { FAULT, spoilChunk } from './support/faulty-chunk';
import { openHydrated } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';
import { chunkOf } from './support/route-chunks';
import { goInApp } from './support/routing';

const FROM = '/docs/overview.html';
const TO = '/docs/index.html';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The lines in which a page shows its error. */
async function errorLines(page: Page): Promise<string[]> {
  const text = await page.locator('p').filter({ hasText: FAULT[0] }).innerText();
  return text.split('\n').filter((line) => line !== '');
}

test.describe('a crash inside the layout', () => {
  for (const [name, open] of [
    ['come to within the site', (page: Page) => openHydrated(page, FROM).then(() => goInApp(page, TO))],
    ['come to by a load', (page: Page) => page.goto(TO)],
  ] as const) {
    test(`keeps the menu and the footer, shows the error with all its causes, and 'Try again' resets the page: ${name}`, async ({
      page,
    }) => {
      const { mend } = await spoilChunk(page, chunkOf(TO));
      await open(page);
      await expect(heading(page)).toHaveText('This page crashed.');
      await expect.poll(() => errorLines(page)).toEqual(FAULT);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      await tryAgain(page).click();
      await expect(heading(page)).toHaveText('This page crashed.');
      await mend();
      await tryAgain(page).click();
      await expect(heading(page)).toHaveCount(1);
      await expect(heading(page)).not.toHaveText('This page crashed.');
      await expect(tryAgain(page)).toHaveCount(0);
    });
  }

  test('disappears when the reader navigates to another page', { tag: '@core' }, async ({ page }) => {
    await spoilChunk(page, chunkOf(TO));
    await openHydrated(page, FROM);
    const before = (await heading(page).textContent()) ?? '';
    await goInApp(page, TO);
    await expect(heading(page)).toHaveText('This page crashed.');
    await page.goBack();
    await expect(heading(page)).toHaveText(before);
  });
});

test.describe('a crash of the whole page', () => {
  const WHOLE = '/play';
  const whole = chunkOf(WHOLE, '__comp');

  test("has the title 'Page Error', its heading and the causes at a width of 80 characters, and 'Try again' resets the page", async ({
    page,
  }) => {
    const { mend } = await spoilChunk(page, whole);
    await openHydrated(page, FROM);
    await goInApp(page, WHOLE);
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page).toHaveTitle('Page Error');
    await expect.poll(() => errorLines(page)).toEqual(FAULT);
    const display = page.locator('div:has(> h1)');
    expect(await display.evaluate((node) => node.style.maxWidth)).toBe('80ch');
    const width = await display.evaluate((node) => {
      const ruler = document.createElement('span');
      ruler.style.cssText = 'position: absolute; width: 80ch';
      node.append(ruler);
      const wide = ruler.getBoundingClientRect().width;
      ruler.remove();
      return node.getBoundingClientRect().width / wide;
    });
    expect(width).toBeLessThanOrEqual(1);
    expect(width).toBeGreaterThan(0.9);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await mend();
    await tryAgain(page).click();
    await expect(tryAgain(page)).toHaveCount(0);
    await expect(heading(page)).not.toHaveText('This page crashed');
    await expect(page).toHaveTitle(/ \| Konva$/);
  });

  test('disappears when the reader navigates to another page', async ({ page }) => {
    await spoilChunk(page, whole);
    await page.goto(WHOLE);
    await expect(heading(page)).toHaveText('This page crashed');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click();
    await expect(page).toHaveURL(new RegExp(`${TO}$`));
    await expect(heading(page)).not.toHaveText('This page crashed');
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  });
});

test.describe('a site at a base URL for which it was not built', () => {
  const banner = (page: Page) => page.getByText('Your Docusaurus site did not load properly.');

  /** Serves the built site in a subfolder of its host, where none of the files that its pages request exist. */
  async function serveBelow(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
    const root = fs.mkdtempSync(path.join(process.env['E2E_TEMP'] ?? BUILD_FOLDER, 'below-'));
    fs.symlinkSync(BUILD_FOLDER, path.join(root, folder));
    const server = await serveBuild({ root });
    return { url: `${server.url}/${folder}/`, close: server.close };
  }

  test('says so on its home page and suggests the base URL at which it is served', async ({ page }) => {
    const site = await serveBelow('guide');
    await page.goto(site.url);
    await expect(banner(page)).toBeVisible();
    const container = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(container).toContainText('Current configured baseUrl = /  (default value)');
    await expect(container).toContainText('We suggest trying baseUrl = /guide/');
    await page.goto(`${site.url}docs/overview.html`);
    await expect(heading(page)).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await site.close();
  });

  test('is not reported if the site loads', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(banner(page)).toHaveCount(0);
  });
});
