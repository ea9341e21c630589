import { expect, test, type Page } from '@playwright/test';
import { openRect } from './support/attacks';
import type { ShownDemo } from './support/shown-demo';

/** Runs of one demo in a row; `RUNS=300 npx playwright test many-runs` makes more. */
const RUNS = Number(process.env['RUNS'] ?? 60);

async function runAgain(page: Page, { player }: ShownDemo, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const before = await player.locator('iframe[title^="Result: "]').elementHandle();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => before?.evaluate((frame) => frame.isConnected), { intervals: [20] }).toBe(false);
    await expect(player).toHaveAttribute('data-state', 'running');
    // A handle keeps its element.
    await before?.dispose();
  }
}

test(`${RUNS} runs of a demo leave neither nodes nor listeners in the page`, async ({ page }) => {
  test.setTimeout(60_000 + RUNS * 1000);
  const shown = await openRect(page);
  await (await shown.editor()).focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async (name: string) => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  // What the first runs load stays.
  await runAgain(page, shown, 5);
  const nodes = await count('Nodes');
  const listeners = await count('JSEventListeners');
  await runAgain(page, shown, RUNS);
  // A run that stays behind has about ten nodes and three listeners; the browser collects the last ones when it likes.
  await expect.poll(() => count('Nodes'), 'nodes').toBeLessThan(nodes + 2 * RUNS);
  await expect.poll(() => count('JSEventListeners'), 'listeners').toBeLessThan(listeners + RUNS);
});
