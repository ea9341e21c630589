import { expect, type Locator, type Page } from '@playwright/test';

/** What the browser says of the reader's line. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Lets the browser say that the reader's line is slow or dear: nothing is loaded ahead. Must be called before the page is
 * opened.
 */
export async function onLine(page: Page, { saveData = false, effectiveType = '4g' }: Line): Promise<void> {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { configurable: true, value: connection }),
    { saveData, effectiveType },
  );
}

/**
 * Lets the page take its line for a quick one, however long its own answer took: a busy machine is no slow line. Must be called
 * before the page is opened.
 */
export async function onQuickLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const read = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === 'navigation' ? [] : read(type));
  });
}

/** Goes to an address of the site as its script does, without a page load and without a link that leads there. */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Answers that wait for a word. */
export interface Held {
  /** Resolves when the first request has come. */
  asked: Promise<void>;
  release: () => void;
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

/** Holds back the answers to some requests until they are released. */
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

/** Lets the first requests for a file fail as on a broken line, and those after them through. */
export async function failFirst(page: Page, requests: RegExp, times: number): Promise<void> {
  let left = times;
  await page.route(requests, async (route) => {
    left -= 1;
    await (left < 0 ? route.fallback() : route.abort('connectionreset'));
  });
}

/** Whether the page's window is still the one that was marked: no page load lies between. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, '__marked', true));
  return () => page.evaluate(() => Reflect.get(window, '__marked') === true);
}

/** Waits until an element stands in the view, below the bar at the top. */
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
