import { expect, type Page, test } from '@playwright/test';
import { findBrowser, TEST_BROWSER_ARGS } from '../scripts/find-browser';
import { openHydrated } from './support/page-watch';
import { RECT } from './support/rect';
import { ShownDemo } from './support/shown-demo';

// A small heap: the frame's process ends as it would on a machine without free memory.
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS, '--js-flags=--max-old-space-size=160'] },
});

/**
 * Playwright mistakes the end of a frame's process for the end of its page and stops controlling the page. So the page reports its state to
 * another page and follows commands from there.
 */
async function reportToOthers(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    if (window !== window.top) return;
    const channel = new BroadcastChannel('watch');
    const player = () => document.querySelector(`[data-demo="${id}"]`);
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === name)?.click();
    setInterval(() => {
      channel.postMessage({
        state: player()?.getAttribute('data-state'),
        alert: player()?.querySelector('[role="alert"]')?.textContent ?? '',
        text: player()?.querySelector('[role="textbox"]')?.textContent ?? '',
      });
    }, 100);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') press(data);
    });
  }, RECT);
}

test('a demo that fills the memory is stopped and reported; the page and the edits stay', async ({ page, context }) => {
  test.setTimeout(120_000);
  const observer = await context.newPage();
  await observer.goto('/markdown-page/');
  await observer.evaluate(() => {
    const channel = new BroadcastChannel('watch');
    channel.addEventListener('message', ({ data }) => Reflect.set(window, 'seen', JSON.stringify(data)));
  });
  const seen = () => observer.evaluate(() => String(Reflect.get(window, 'seen')));
  const press = (name: string) =>
    observer.evaluate((button) => {
      const channel = new BroadcastChannel('watch');
      channel.postMessage(button);
    }, name);

  await reportToOthers(page);
  await openHydrated(page, '/docs/shapes/Rect.html?flavour=vanilla');
  const shown = new ShownDemo(page, RECT);
  await expect(shown.player).toHaveAttribute('data-state', 'running', { timeout: 15_000 });
  // Not at once: Playwright does not survive the end of the frame's process while it types.
  await shown.replaceCode(`const kept: number[][] = [];
const more = () => { kept.push(new Array(1_000_000).fill(Math.random())); };
setTimeout(() => { setInterval(more, 5); }, 10_000);
`);
  await expect.poll(seen, { timeout: 60_000 }).toContain('did not answer');
  await expect.poll(seen).toContain('"state":"failed"');
  expect(await seen()).toContain('kept.push');

  await press('Reset code');
  await press('Discard them');
  await expect.poll(seen, { timeout: 30_000 }).toContain('"state":"running"');
  expect(await seen()).toContain('"alert":""');
});
