import { chromium, type Browser, type ElementHandle, type Frame, type Page } from 'playwright-core';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser';

/** The demo that is measured: the tutorial a new reader opens first. */
export const DEMO = { id: 'tutorials/shapes/Rect', page: '/docs/shapes/Rect.html' };

/** High enough that the demo's result is in view without scrolling: browsers draw no frames outside of it. */
export const VIEWPORT = { width: 1440, height: 1400 };

/** How long a new browser has to finish its own start before it is sent anywhere, in milliseconds: a reader's has long run. */
export const BROWSER_START = 2000;

/** A browser process of its own: nothing is in its cache. */
export function newBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser({ hasWindows: true }), args: [...BROWSER_ARGS, ...args] });
}

/** Waits until the demo runs; answers with its frame. */
export async function runningFrame(
  page: Page,
  flavour: Flavour,
): Promise<{ element: ElementHandle<SVGElement | HTMLElement>; frame: Frame }> {
  const player = `[data-demo="${DEMO.id}"][data-flavour="${flavour}"]`;
  await page.waitForSelector(`${player}[data-state="running"]`, { state: 'attached', timeout: 30_000 });
  const element = await page.waitForSelector(`${player} iframe[title^="Result: "]`, { state: 'attached' });
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The result is no frame.');
  return { element, frame };
}

/** The paths of what a page fetches ahead of the reader, for pages that may come next; filled while it loads. */
export function watchPrefetches(page: Page): ReadonlySet<string> {
  const prefetched = new Set<string>();
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['purpose'] === 'prefetch' || headers['sec-purpose'] === 'prefetch')
      prefetched.add(new URL(request.url()).pathname);
  });
  return prefetched;
}
