import { expect, type Locator, type Page } from '@playwright/test';

/** What the browser reports about the reader's connection. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Makes the browser report a slow or metered connection, so that nothing is prefetched. Call it before the page is opened. */
export async function onLine(page: Page, { saveData = false, effectiveType = '4g' }: Line): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { configurable: true, value: connection }),
    { saveData, effectiveType },
  );
}

/**
 * Makes the page treat its connection as fast, however slow its own response was: a busy machine is not a slow connection. Call it before
 * the page is opened.
 */
export async function onQuickLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === 'navigation' ? [] : read(type));
  });
}

/** Navigates to a path of the site with the router, without a page load and without a link to it. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Responses that are delayed until released. */
export interface Held {
  /** Resolves when the first request has arrived. */
  asked: Promise<void>;
  release: () => void;
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** Delays the responses to some requests until they are released. */
export async function hold(page: Page, requests: RegExp): Promise<Held> {
  const asked = signal();
  const released = signal();
  await page.route(requests, async (route) => {
    asked.give();
    await released.given;
    await route.fallback();
  });
  return { asked: asked.given, release: released.give };
}

/** Makes the first requests for a file fail as on a broken connection, and lets later ones pass. */
export async function failFirst(page: Page, requests: RegExp, times: number): Promise<void> {
  let left = times;
  await page.route(requests, async (route) => {
    left -= 1;
    await (left < 0 ? route.fallback() : route.abort('connectionreset'));
  });
}

/** Whether the page's window still has its mark: then there was no page load in between. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  return () => page.evaluate(() => Reflect.get(window, '__marked') === true);
}

/** Waits until an element is in view, below the navbar. */
export async function expectBelowNavbar(page: Page, element: Locator): Promise<void> {
  const bar = page.locator('nav.navbar');
  await expect
    .poll(
      async () => {
        const [box, top] = await Promise.all([element.boundingBox(), bar.boundingBox()]);
        if (box === null || top === null) return 'not there';
        const height = page.viewportSize()?.height ?? 0;
        if (box.y < top.y + top.height) return `under the bar: ${box.y} < ${top.y + top.height}`;
        return box.y + box.height <= height ? 'in view' : `below the view: ${box.y}`;
      },
      { message: 'the place in the view' },
    )
    .toBe('in view');
}
