import type { Page } from '@playwright/test';
import { onQuickLine } from './routing';

/** Errors on a page while it was watched. */
export class PageWatch {
  readonly messages: string[] = [];
  readonly foreign: string[] = [];
  readonly broken: string[] = [];

  /**
   * Create it before the page is opened. Requests to other hosts are recorded and blocked.
   *
   * @param cutsOff false when the browser itself cannot reach other hosts: requests are not intercepted then, and use its cache
   */
  static async on(page: Page, baseUrl: string, { cutsOff = true } = {}): Promise<PageWatch> {
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
    const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.host !== own;
    if (cutsOff) {
      await page.route(isForeign, async (route) => {
        watch.foreign.push(route.request().url());
        await route.abort();
      });
    } else {
      page.on('request', (request) => {
        if (isForeign(new URL(request.url()))) watch.foreign.push(request.url());
      });
    }
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

  /** Clears the record, before the same page is used for another URL. */
  clear(): void {
    for (const list of [this.messages, this.foreign, this.broken]) list.length = 0;
  }

  /** Sum of all layout shifts that the reader did not cause. */
  static layoutShift(page: Page): Promise<number> {
    return page.evaluate(() => {
      const shift: unknown = Reflect.get(window, '__layoutShift');
      return typeof shift === 'number' ? shift : 0;
    });
  }
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until its layout is stable: fonts change the layout of a first page. */
export async function openSettled(page: Page, address: string): Promise<void> {
  // On a slow connection, the fonts would wait for the next page.
  await onQuickLine(page);
  await openHydrated(page, address);
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
}

/** Resolves after the page's next layout and paint, and the work they trigger. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

/** Scrolls through the whole page, so that everything lazy is loaded, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // Intersections are reported at the end of the frame that begins here.
      await frame();
    }
    await frame();
    window.scrollTo({ top: 0, behavior: 'instant' });
    // What is folded away stays lazy.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}

/**
 * Waits until the page has not loaded anything for half a second. The page itself reports it: Playwright's count of requests sometimes
 * stays above zero when a frame has its own process.
 */
export async function quietNetwork(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'resource', buffered: true });
      }),
  );
}
