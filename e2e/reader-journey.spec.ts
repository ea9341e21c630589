import { expect, test } from '@playwright/test';
import { openHydrated, PageWatch } from './support/page-watch';
import { RECT, RECT_PAGE, rectSource } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const CORAL = [242, 102, 74, 255];
const PLUM = [132, 87, 201, 255];

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
  const { absolutePosition: position } = await vue.node('square');
  const middle = { x: position.x + 45, y: position.y + 70 };
  expect(await vue.pixel(middle)).toEqual(CORAL);

  await shown.replaceCode(rectSource('vue/App.vue').replace('#f2664a', '#8457c9'));
  await expect
    .poll(async () => (await shown.running('vue')).pixel(middle), { message: 'the edit reaches the canvas' })
    .toEqual(PLUM);

  await shown.player.getByRole('button', { name: 'Reset code' }).click();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect
    .poll(async () => (await shown.running('vue')).pixel(middle), { message: 'the reset reaches the canvas' })
    .toEqual(CORAL);

  // The choice persists: on the next page and the next visit.
  await page.goto('/docs/shapes/Circle.html');
  await expect(page.locator('[data-demo="tutorials/shapes/Circle"]')).toHaveAttribute('data-flavour', 'vue');
  await page.goto(`${RECT_PAGE}?flavour=svelte`);
  await shown.running('svelte');
  expect(watch.messages).toEqual([]);
  expect(watch.foreign).toEqual([]);
});

test('a mistake in the code is reported with its location, and the last good picture stays', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const broken = rectSource('vanilla/index.ts').replace('stage.add(layer);', 'stage.add(layer;');
  const line = broken.split('\n').findIndex((text) => text.includes('(layer;')) + 1;
  await shown.replaceCode(broken);
  const alert = shown.player.getByRole('alert');
  await expect(alert).toContainText('index.ts');
  await expect(alert).toContainText(new RegExp(`line ${line}(?!\\d)`));
  await expect(shown.player.locator('iframe[title^="Result: "]')).toBeVisible();

  await shown.replaceCode(rectSource('vanilla/index.ts'));
  await shown.running('vanilla');
  await expect(alert.filter({ hasText: 'index.ts' })).toHaveCount(0);
});

test('the first run loads neither the editor nor the compiler; the first click on the code loads them', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.m?js$/.test(new URL(response.url()).pathname)) scripts.push(response.text().catch(() => ''));
  });
  const loaded = async () => {
    const text = (await Promise.all(scripts)).join('\n');
    return { editor: text.includes('cm-activeLine'), compiler: text.includes('Unexpected token, expected') };
  };
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  expect(scripts.length, 'scripts of the page').toBeGreaterThan(2);
  expect(await loaded()).toEqual({ editor: false, compiler: false });
  await shown.editor();
  await expect.poll(loaded).toEqual({ editor: true, compiler: true });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a demo runs and responds to touch', async ({ page }) => {
    await openHydrated(page, '/docs/events/Binding_Events.html?flavour=react');
    const shown = new ShownDemo(page, 'tutorials/events/Binding_Events');
    const demo = await shown.running('react');
    expect((await demo.stage()).width).toBeLessThanOrEqual(390);
    const report = shown.player.frameLocator('iframe[title^="Result: "]').getByRole('status');
    await expect(report).toHaveText('Move over a shape, then press it.');
    await demo.tap((await demo.node('circle')).absolutePosition);
    await expect(report).toHaveText('pointerup on the circle');
  });
});
