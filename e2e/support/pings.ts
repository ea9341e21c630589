import type { Page } from '@playwright/test';

/**
 * Counts the pings that the page sends to the frames of its demos. The page sends the next one when the last one was answered. Call it
 * before the page is opened.
 *
 * @returns the number so far
 */
export async function countPings(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Reflect.set(window, 'pings', 0);
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function spied(this: MessagePort, ...sent: [unknown, ...unknown[]]) {
      const [message] = sent;
      if (typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'ping')
        Reflect.set(window, 'pings', Number(Reflect.get(window, 'pings')) + 1);
      Reflect.apply(postMessage, this, sent);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'pings')));
}
