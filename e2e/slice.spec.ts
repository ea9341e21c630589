import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { DEMOS_FOLDER } from './support/paths';
import { openHydrated, PageWatch } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const CORAL = [242, 102, 74, 255];
const PLUM = [132, 87, 201, 255];

function source(file: string): string {
  return fs.readFileSync(path.join(DEMOS_FOLDER, RECT, file), 'utf8');
}

test("a reader's way: from home to a running demo, in their framework, edited and reset", async ({ page, baseURL }) => {
  const watch = await PageWatch.on(page, baseURL ?? '');
  await openHydrated(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL(/\/docs\/index\.html$/);

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const rect = sidebar.getByRole('link', { name: 'Rect', exact: true });
  if (!(await rect.isVisible()))
    await sidebar
      .getByRole('button', { name: /Shapes/ })
      .or(sidebar.getByText('Shapes', { exact: true }))
      .first()
      .click();
  await rect.click();
  await expect(page).toHaveURL(new RegExp(`${RECT_PAGE}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const shown = new ShownDemo(page, RECT);
  const vanilla = await shown.running('vanilla');
  expect((await vanilla.node('square')).className).toBe('Rect');

  await shown.tab('Vue').click();
  const vue = await shown.running('vue');
  const { position } = await vue.node('square');
  const middle = { x: position.x + 45, y: position.y + 70 };
  expect(await vue.pixel(middle)).toEqual(CORAL);

  await shown.replaceCode(source('vue/App.vue').replace('#f2664a', '#8457c9'));
  await expect
    .poll(async () => (await shown.running('vue')).pixel(middle), { message: 'the edit reaches the canvas' })
    .toEqual(PLUM);

  await shown.player.getByRole('button', { name: 'Reset code' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect
    .poll(async () => (await shown.running('vue')).pixel(middle), { message: 'the reset reaches the canvas' })
    .toEqual(CORAL);

  // The choice goes along: to the next page and to the next visit.
  await page.goto('/docs/shapes/Circle.html');
  await expect(page.locator('[data-demo="tutorials/shapes/Circle"]')).toHaveAttribute('data-flavour', 'vue');
  await page.goto(`${RECT_PAGE}?flavour=svelte`);
  await shown.running('svelte');
  expect(watch.messages).toEqual([]);
  expect(watch.foreign).toEqual([]);
});

test('a mistake in the code is named with its place, and the last good picture stays', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const broken = source('vanilla/index.ts').replace('stage.add(layer);', 'stage.add(layer;');
  const line = broken.split('\n').findIndex((text) => text.includes('(layer;')) + 1;
  await shown.replaceCode(broken);
  const alert = shown.player.getByRole('alert');
  await expect(alert).toContainText('index.ts');
  await expect(alert).toContainText(new RegExp(`line ${line}(?!\\d)`));
  await expect(shown.player.locator('iframe[title^="Result: "]')).toBeVisible();

  await shown.replaceCode(source('vanilla/index.ts'));
  await shown.running('vanilla');
  await expect(alert.filter({ hasText: 'index.ts' })).toHaveCount(0);
});

test('the first run downloads no editor and no compiler', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const before = scripts.length;
  await shown.editor();
  await expect.poll(() => scripts.length, { message: 'the editor comes with the first touch' }).toBeGreaterThan(before);
});

test('an unknown address gets the not-found page', async ({ page }) => {
  const response = await page.goto('/docs/shapes/Nothing.html');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
});

for (const address of ['/markdown-page.html', '/markdown-page/index.html']) {
  test(`${address} is taken for the page without that ending`, async ({ page }) => {
    await page.goto(address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/not found/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens over the page, shows the docs sidebar, and closes', async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    await page.getByRole('button', { name: /toggle navigation/i }).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toContain('hidden');
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(
      menu
        .getByRole('link', { name: 'API Reference' })
        .or(menu.getByText('Tutorials', { exact: true }))
        .first(),
    ).toBeVisible();
    await menu.getByRole('button', { name: /close/i }).click();
    await expect(menu).not.toBeInViewport();
  });

  test('a demo runs and answers a finger', async ({ page }) => {
    await openHydrated(page, '/docs/events/Binding_Events.html?flavour=react');
    const shown = new ShownDemo(page, 'tutorials/events/Binding_Events');
    const demo = await shown.running('react');
    expect((await demo.stage()).width).toBeLessThanOrEqual(390);
  });
});
