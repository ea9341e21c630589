import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { drawn, openHydrated, PageWatch } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** The chunk that is loaded when a reader acts: the smallest one that contains a given text of it; the playground has the same parts. */
function workshopChunk(): string {
  const folder = path.join(BUILD_FOLDER, 'assets/js');
  const holders = fs
    .readdirSync(folder)
    .map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }))
    .filter(({ text }) => text.includes('Discard them'))
    .sort((a, b) => a.text.length - b.text.length);
  expect(holders.length, 'chunks with a workshop').toBeGreaterThan(0);
  return `**/assets/js/${holders[0]?.name ?? ''}`;
}

/** Delays the chunk until it is released. */
async function hold(page: Page): Promise<{ asked: () => number; letGo: () => void }> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  await page.route(workshopChunk(), async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { asked: () => asked, letGo: () => letGo() };
}

test('a demo runs without the workshop, and continues when it loads', { tag: '@core' }, async ({ page }) => {
  const { asked, letGo } = await hold(page);
  letGo();
  await openHydrated(page, `${RECT_PAGE}?flavour=react`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('react');
  await expect(shown.player.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(asked(), 'requests before the reader acts').toBe(0);

  await shown.player.evaluate((player) => {
    const seen: string[] = [];
    const watch = () => seen.push(player.getAttribute('data-state') ?? '');
    new MutationObserver(watch).observe(player, { attributes: true, attributeFilter: ['data-state'] });
    Object.assign(window, { seenStates: seen, firstFrame: player.querySelector('iframe') });
  });
  await shown.player.hover();
  await expect.poll(asked).toBe(1);
  await shown.editor();
  const kept = await shown.player.evaluate((player) => ({
    states: Reflect.get(window, 'seenStates'),
    isSameFrame: Reflect.get(window, 'firstFrame') === player.querySelector('iframe[title^="Result: "]'),
  }));
  expect(kept).toEqual({ states: [], isSameFrame: true });
});

test('clicks take effect once the workshop has loaded', { tag: '@core' }, async ({ page }) => {
  const { asked, letGo } = await hold(page);
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.player.getByRole('button', { name: 'Stop' }).click();
  await shown.player.locator('pre:visible').first().click();
  await shown.tab('Vue').click();
  await expect(shown.player).toHaveAttribute('data-flavour', 'vue');
  await expect(shown.player).toHaveAttribute('data-state', 'running');
  await expect.poll(asked).toBe(1);
  letGo();
  await expect(shown.player.getByRole('textbox', { name: 'Code, App.vue' })).toBeVisible();
  await shown.running('vue');
});

test('the Stop button that appears when a demo starts shifts nothing', { tag: '@core' }, async ({ page, baseURL }) => {
  await PageWatch.on(page, baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await expect(shown.player.getByRole('button', { name: 'Stop' })).toBeVisible();
  await drawn(page);
  expect(await PageWatch.layoutShift(page)).toBe(0);
});

test(
  'a click on Run reports that the workshop failed to load, and the next one tries again',
  { tag: '@core' },
  async ({ page }) => {
    const chunk = workshopChunk();
    await page.route(chunk, (route) => route.abort());
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.player.getByRole('button', { name: 'Run' }).click();
    await expect(shown.player.getByRole('alert')).toContainText('Check your network connection');
    await page.unroute(chunk);
    await shown.player.getByRole('button', { name: 'Stop' }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'stopped');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
    await shown.player.getByRole('button', { name: 'Run' }).click();
    await shown.running('vanilla');
  },
);
