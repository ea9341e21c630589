import { expect, test } from '@playwright/test';
import { attack } from './hostile-code/programs';
import { openRect } from './support/attacks';
import { openHydrated, openSettled } from './support/page-watch';
import { RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** The connection breaks where a part of the page would load, and comes back: the reader is told, and the same press tries again. */

const NETWORK = /Check your network connection/;
/** How long a part may take to load on a busy machine. */
const LOADED = { timeout: 30_000 };

test.describe('offline before the reader acts', () => {
  test('a press on a framework’s tab, or on Inspect, says what failed; a second press does it', async ({
    page,
    context,
  }) => {
    const shown = await openRect(page);
    await context.setOffline(true);
    const { player } = shown;
    const inspect = player.getByRole('button', { name: 'Inspect', exact: true });
    await shown.tab('React').click();
    await expect(player.getByRole('alert')).toContainText(NETWORK);
    await context.setOffline(false);
    await shown.tab('React').click();
    await shown.running('react');
    await expect(player.getByRole('alert')).toHaveCount(0);

    await openSettled(page, `${RECT_PAGE}?flavour=vanilla`);
    await shown.running('vanilla');
    await context.setOffline(true);
    await inspect.click();
    await expect(player.getByRole('alert')).toContainText(NETWORK);
    await expect(inspect).toHaveAttribute('aria-pressed', 'false');
    await context.setOffline(false);
    await inspect.click();
    await expect(player.getByRole('tree')).toBeVisible(LOADED);
    await expect(player.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('offline while the reader acts', () => {
  /** Opens the demo and loads the workshop, as a pointer on the player does. */
  async function openWithWorkshop(page: Parameters<typeof openRect>[0]): Promise<ShownDemo> {
    const shown = await openRect(page);
    await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(shown.player).toHaveAttribute('data-state', 'stopped');
    await shown.player.getByRole('button', { name: 'Run', exact: true }).click();
    await shown.running('vanilla');
    return shown;
  }

  test('another framework, the inspector, the editor', async ({ page, context }) => {
    const shown = await openWithWorkshop(page);
    const { player } = shown;
    const alert = player.getByRole('alert');
    const inspect = player.getByRole('button', { name: 'Inspect', exact: true });
    await context.setOffline(true);
    await player.locator('pre:visible').first().click();
    await expect(alert).toContainText('Editor not loaded');
    await expect(alert).toContainText(NETWORK);
    await inspect.click();
    await expect(alert).toContainText('Inspector not loaded');
    await expect(alert).toContainText(NETWORK);
    await expect(alert).not.toContainText(/chunk/i);
    await expect(inspect).toHaveAttribute('aria-pressed', 'false');

    await context.setOffline(false);
    await inspect.click();
    await expect(player.getByRole('tree')).toBeVisible(LOADED);
    await expect(alert).toHaveCount(0);
    await inspect.click();
    await shown.editor();

    await context.setOffline(true);
    await shown.tab('Svelte').click();
    await expect(player).toHaveAttribute('data-state', 'failed');
    await expect(alert).toContainText(NETWORK);
    // Its grammar is missing too: the file is plain text.
    await expect(player.getByRole('textbox', { name: 'Code, App.svelte' })).toContainText('<script');
    await context.setOffline(false);
    await shown.tab('Svelte').click();
    await shown.running('svelte');
    await expect(alert).toHaveCount(0);
  });

  test('the compiler of another framework, in the playground', async ({ page, context }) => {
    await openHydrated(page, '/play?flavour=vanilla');
    const shown = new ShownDemo(page, 'blank');
    await shown.running('vanilla');
    await context.setOffline(true);
    await shown.tab('Vue').click();
    const alert = shown.player.getByRole('alert');
    await expect(alert).toContainText(NETWORK);
    await expect(alert).not.toContainText(/importScripts|chunk/i);
    await expect(shown.player.getByRole('textbox')).toContainText('<script');
    await context.setOffline(false);
    await shown.tab('Vue').click();
    await shown.running('vue');
    await expect(alert).toHaveCount(0);
  });
});

test('a worker for the compiler that does not load is named, and the next text compiles', async ({ page }) => {
  const first = await openRect(page);
  const [worker] = await Promise.all([page.waitForEvent('worker'), first.editor()]);
  await page.route(worker.url(), (route) => route.abort());
  const shown = await openRect(page);
  await shown.replaceCode(attack('console.log("one");'));
  await expect(shown.player.getByRole('alert')).toContainText('The compiler could not be started');
  await page.unrouteAll();
  await shown.replaceCode(attack('console.log("two");'));
  await expect(shown.player.getByRole('log')).toContainText('two', LOADED);
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
});

test('the playground whose editor does not load says so; Run tries again', async ({ page }) => {
  await openHydrated(page, '/docs/overview.html');
  const asked: string[] = [];
  let isBroken = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    // The chunk with the editor is the only one with its style sheet’s class.
    if (!isBroken || !text.includes('cm-editor')) return route.fulfill({ response: answer });
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await expect(page.getByText('The editor did not load.')).toBeVisible();
  await expect(shown.player.locator('pre:visible').first()).toContainText('Konva');
  expect(asked).not.toEqual([]);
  isBroken = false;
  await shown.player.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(shown.player.getByRole('textbox')).toBeVisible(LOADED);
  await expect(page.getByText('The editor did not load.')).toHaveCount(0);
});

test('posters that failed offline are shown when the connection is back', async ({ page, context }) => {
  await openSettled(page, '/docs/sandbox.html');
  await context.setOffline(true);
  const missing = () =>
    page.evaluate(
      () =>
        [...document.images].filter(
          ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '',
        ).length,
    );
  await page.evaluate(() => window.scrollTo({ top: 4000, behavior: 'instant' }));
  await expect.poll(missing).toBeGreaterThan(5);
  await context.setOffline(false);
  await expect.poll(missing).toBe(0);
});
