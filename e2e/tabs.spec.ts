import { expect, type Page, test } from '@playwright/test';
import { attack } from './hostile-code/programs';
import { openRect } from './support/attacks';
import { countPings } from './support/pings';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** Several tabs, and tabs that the browser pauses. */

test('two tabs with the same demo keep a draft each, even if one was opened from the other', async ({
  page,
  context,
}) => {
  const first = await openRect(page);
  await first.replaceCode(attack('console.log("the first");'));
  await expect(first.player.getByRole('log')).toContainText('the first');
  // Such a tab begins with a copy of the other’s storage.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((address) => void window.open(address), `${RECT_PAGE}?flavour=vanilla`),
  ]);
  const second = new ShownDemo(other, RECT);
  await expect(second.player.getByRole('log')).toContainText('the first');
  await second.replaceCode(attack('console.log("the second");'));
  await expect(second.player.getByRole('log')).toContainText('the second');
  await Promise.all([page.reload(), other.reload()]);
  await expect(first.player.getByRole('log')).toContainText('the first');
  await expect(second.player.getByRole('log')).toContainText('the second');
});

/** Sixty seconds pass for the page while the browser has paused it. The headless browser itself neither hides nor freezes a tab. */
const PAUSES: readonly [string, (page: Page) => Promise<() => Promise<void>>][] = [
  [
    'frozen',
    async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Debugger.enable');
      const paused = new Promise<string>((resolve) =>
        session.once('Debugger.paused', ({ callFrames }) => resolve(callFrames[0]?.callFrameId ?? '')),
      );
      await session.send('Debugger.pause');
      const callFrameId = await paused;
      await session.send('Debugger.evaluateOnCallFrame', { callFrameId, expression: 'window.asleep = 60000' });
      return async () => {
        await session.send('Debugger.resume');
        await session.detach();
      };
    },
  ],
  [
    'hidden',
    async (page) => {
      // The headless browser hides no tab.
      const setHidden = (isHidden: boolean) =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
          Object.defineProperty(document, 'visibilityState', {
            configurable: true,
            value: hidden ? 'hidden' : 'visible',
          });
          if (!hidden) Reflect.set(window, 'asleep', 60_000);
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await setHidden(true);
      return () => setHidden(false);
    },
  ],
];

for (const [name, pause] of PAUSES) {
  test(`a demo in a tab that was ${name} for a minute runs on, and the next text runs`, async ({ page }) => {
    await page.addInitScript(() => {
      if (window !== window.top) return;
      const now = performance.now.bind(performance);
      performance.now = () => now() + Number(Reflect.get(window, 'asleep') ?? 0);
    });
    const pings = await countPings(page);
    const shown = await openRect(page);
    await shown.replaceCode(attack('setInterval(() => console.log("beat"), 100);'));
    await expect(shown.player.getByRole('log')).toContainText('beat');
    const frame = await shown.player.locator('iframe[title^="Result: "]').elementHandle();
    const resume = await pause(page);
    await resume();
    // Each but the first follows an answer.
    const before = await pings();
    await expect.poll(pings).toBeGreaterThanOrEqual(before + 3);
    await expect(shown.player).toHaveAttribute('data-state', 'running');
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
    await shown.replaceCode(attack('console.log("next");'));
    await expect(shown.player.getByRole('log')).toContainText('next');
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  });
}
