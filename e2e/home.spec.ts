import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from './support/page-watch';

const cards = (page: Page) => page.getByRole('main').locator('article');

for (const [width, height] of [
  [1440, 789],
  [1280, 720],
  [768, 1024],
  [390, 844],
] as const) {
  test(`the home page shows its demos within the first two screens, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/');
    const shown = await cards(page).filter({ visible: true }).count();
    expect(shown).toBeGreaterThanOrEqual(6);
    expect(shown).toBeLessThanOrEqual(8);
    const ends = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector('img')?.getBoundingClientRect().bottom ?? Infinity),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(2 * height);
  });
}

test.describe('a demo on the home page', { tag: '@core' }, () => {
  const first = (page: Page) => cards(page).first();
  const moving = (page: Page) => first(page).locator('img[src*="/loops/"]');

  test('names its frameworks, moves on hover and focus, and loads nothing heavy before', async ({ page }) => {
    const loops: string[] = [];
    page.on('request', (request) => request.url().includes('/loops/') && loops.push(request.url()));
    await openHydrated(page, '/');
    await first(page).scrollIntoViewIfNeeded();
    for (const card of await cards(page).all()) await expect(card).toContainText('Vanilla · React · Vue · Svelte');
    expect(loops).toEqual([]);
    await first(page).hover();
    await expect(moving(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(moving(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await first(page).getByRole('link').focus();
    await expect(moving(page)).toBeVisible();
  });

  test('stays still for a reader who prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/');
    await first(page).hover();
    await first(page).getByRole('link').focus();
    await page.waitForTimeout(500); // reason: nothing happens, so there is nothing to wait for
    await expect(moving(page)).toHaveCount(0);
  });
});

test('the home page has one block of code with four tabs', async ({ page }) => {
  await openHydrated(page, '/');
  const block = page.getByRole('region', { name: 'One drawing, four ways to write it' });
  const panels = block.getByRole('tabpanel');
  await expect(panels).toHaveCount(1);
  for (const [tab, text] of [
    ['React', 'react-konva'],
    ['Vue', 'v-circle'],
    ['Svelte', 'svelte-konva'],
    ['Vanilla', 'new Konva.Circle'],
  ] as const) {
    await block.getByRole('tab', { name: tab }).click();
    await expect(panels).toHaveCount(1);
    await expect(panels).toContainText(text);
  }
});

test('the home page names the versions of the lock file', async ({ page }) => {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const versionOf = (name: string) => {
    const version: unknown = Reflect.get(
      Object(Reflect.get(Object(Object(lock).packages), `node_modules/${name}`)),
      'version',
    );
    return `${name} ${String(version)}`;
  };
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText(versionOf('konva'), { exact: true })).toBeVisible();
  for (const [tab, name] of [
    ['React', 'react-konva'],
    ['Vue', 'vue-konva'],
    ['Svelte', 'svelte-konva'],
  ] as const) {
    await main.getByRole('tab', { name: tab }).first().click();
    await expect(main.getByText(`${versionOf(name)}, ${versionOf('konva')}`, { exact: true })).toBeVisible();
  }
});
