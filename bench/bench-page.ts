import { chromium, type Browser, type ElementHandle, type Frame, type Page } from 'playwright-core';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import { BROWSER_ARGS, findBrowser } from '../scripts/find-browser';

/** The measured demo, in the tutorial that new readers open first. */
export const DEMO = { id: 'tutorials/shapes/Rect', page: '/docs/shapes/Rect.html' };

/** High enough that the demo's result is in view without scrolling: browsers do not render frames for iframes out of view. */
export const VIEWPORT = { width: 1440, height: 1400 };

/** Time for a new browser to finish its own startup before it navigates, in milliseconds: a reader's browser has long been running. */
export const BROWSER_START = 2000;

/** Starts a new browser process with an empty cache. */
export function newBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser({ hasWindows: true }), args: [...BROWSER_ARGS, ...args] });
}

/** Waits until the demo runs and returns its iframe. */
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

/** The paths that a page prefetches for pages that may come next. The set is filled while the page loads. */
export function watchPrefetches(page: Page): ReadonlySet<string> {
  const prefetched = new Set<string>();
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers['purpose'] === 'prefetch' || headers['sec-purpose'] === 'prefetch')
      prefetched.add(new URL(request.url()).pathname);
  });
  return prefetched;
}
