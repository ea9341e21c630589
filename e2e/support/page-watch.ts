import type { Page } from '@playwright/test';

/** What went wrong on a page while it was watched. */
export class PageWatch {
  readonly messages: string[] = [];
  readonly foreign: string[] = [];
  readonly broken: string[] = [];

  /** Must be made before the page is opened. Requests to other hosts are noted and not sent. */
  static async on(page: Page, baseUrl: string): Promise<PageWatch> {
    const watch = new PageWatch();
    const own = new URL(baseUrl).host;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        watch.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => watch.messages.push(`uncaught: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) watch.broken.push(`${response.status()} ${response.url()}`);
    });
    await page.route(
      (url) => /^https?:$/.test(url.protocol) && url.host !== own,
      async (route) => {
        watch.foreign.push(route.request().url());
        await route.abort();
      },
    );
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (
            'value' in entry &&
            typeof entry.value === 'number' &&
            'hadRecentInput' in entry &&
            !entry.hadRecentInput
          ) {
            shift += entry.value;
          }
        }
        Reflect.set(window, '__layoutShift', shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return watch;
  }

  /** Sum of all layout shifts the reader did not cause. */
  static layoutShift(page: Page): Promise<number> {
    return page.evaluate(() => {
      const shift: unknown = Reflect.get(window, '__layoutShift');
      return typeof shift === 'number' ? shift : 0;
    });
  }
}

/** Opens a page and waits until its script has taken over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Scrolls through the whole page, so that everything that waits for the view is loaded, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
