import fs from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { serveBuild } from '../scripts/serve-build';
import { ROOT } from '../testing/paths';
import { drawn } from './support/page-watch';
import { ShownDemo } from './support/shown-demo';

/** A page of nine demos, or of more, made from the site's own player and data. */

const FIXTURE = path.join(ROOT, 'e2e/fixtures/many-demos');
const MAX_ALIVE = 4;
let server: Awaited<ReturnType<typeof serveBuild>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const outDir = fs.mkdtempSync(path.join(process.env['E2E_TEMP'] ?? ROOT, 'many-'));
  await build({
    root: FIXTURE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    worker: { format: 'es' },
    resolve: {
      alias: [
        { find: '@demo-data', replacement: path.join(ROOT, '.generated/demo-data/client') },
        { find: /^@vue\/compiler-sfc$/, replacement: '@vue/compiler-sfc/dist/compiler-sfc.esm-browser.js' },
      ],
    },
    build: { outDir, emptyOutDir: true, target: 'esnext' },
  });
  fs.cpSync(path.join(ROOT, '.generated/static/demo-assets'), path.join(outDir, 'demo-assets'), { recursive: true });
  server = await serveBuild({ root: outDir });
});

test.afterAll(async () => {
  await server.close();
});

function player(page: Page, index: number): ShownDemo {
  return new ShownDemo(page, `many/${index}`);
}

async function scrollTo(page: Page, index: number): Promise<void> {
  await page.evaluate((id) => {
    document.querySelector(`[data-demo="${id}"] .kd-stage`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, `many/${index}`);
  await expect(player(page, index).player).toHaveAttribute('data-state', 'running', { timeout: 15_000 });
}

test('only a few demos run at once; others start again when the reader scrolls back', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(server.url);
  for (const index of [0, 1, 2, 3, 4, 5, 6, 7, 8, 0]) {
    await scrollTo(page, index);
    const alive = await page.locator('iframe[title^="Result: "]').count();
    expect(alive).toBeGreaterThan(0);
    expect(alive).toBeLessThanOrEqual(MAX_ALIVE);
    expect(await page.locator('iframe').count()).toBeLessThanOrEqual(MAX_ALIVE);
  }
  const demo = await player(page, 0).running('vanilla');
  expect(await demo.count('square')).toBe(1);
  // Unloaded demos show their poster again.
  const asleep = page.locator('.kd-demo[data-state="poster"]');
  expect(await asleep.count()).toBeGreaterThanOrEqual(9 - MAX_ALIVE);
});

test('a page of twenty demos through which the reader rushes runs the one in view, and only a few others', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${server.url}?players=20`);
  await scrollTo(page, 0);
  for (const index of [...Array(20).keys(), ...[...Array(20).keys()].reverse()]) {
    await page.evaluate((id) => {
      document.querySelector(`[data-demo="${id}"] .kd-stage`)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, `many/${index}`);
    await drawn(page);
    expect(await page.locator('iframe').count()).toBeLessThanOrEqual(MAX_ALIVE);
  }
  for (const index of [19, 0]) {
    await scrollTo(page, index);
    expect(await (await player(page, index).running('vanilla')).count('square')).toBe(1);
    expect(await page.locator('iframe').count()).toBeLessThanOrEqual(MAX_ALIVE);
  }
  expect(errors).toEqual([]);
});

test('a demo out of view keeps its state while it keeps its slot', async ({ page }) => {
  await page.goto(server.url);
  await scrollTo(page, 0);
  const demo = await player(page, 0).running('vanilla');
  await demo.evaluate(() => Reflect.set(window, 'mark', 'still here'));
  await scrollTo(page, 2);
  await scrollTo(page, 0);
  const back = await player(page, 0).running('vanilla');
  expect(await back.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('still here');
});

test('an edit survives the loss of the slot', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(server.url);
  await scrollTo(page, 0);
  const text = fs.readFileSync(path.join(ROOT, 'demos/tutorials/shapes/Rect/vanilla/index.ts'), 'utf8');
  await player(page, 0).replaceCode(text.replaceAll('square', 'mine'));
  await expect.poll(async () => (await player(page, 0).running('vanilla')).count('mine')).toBe(1);
  for (const index of [2, 4, 6, 8]) await scrollTo(page, index);
  await expect(player(page, 0).player).toHaveAttribute('data-state', 'poster');
  await scrollTo(page, 0);
  await expect.poll(async () => (await player(page, 0).running('vanilla')).count('mine')).toBe(1);
});

test('a demo that starts neither takes the focus nor scrolls the page', async ({ page }) => {
  await page.goto(server.url);
  await scrollTo(page, 0);
  await player(page, 0).player.getByRole('button', { name: 'Run' }).focus();
  await scrollTo(page, 3);
  const top = await page.evaluate(() => window.scrollY);
  await expect(player(page, 3).player).toHaveAttribute('data-state', 'running');
  await expect(player(page, 0).player.getByRole('button', { name: 'Run' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});
