import { expect, test, type Page } from '@playwright/test';
import { openHydrated } from '../support/page-watch';

interface Stop {
  /** Its place in the document, and what it is called. */
  index: number;
  name: string;
  isSeen: boolean;
  isMarked: boolean;
  /** A demo's frame: the Tab key goes on inside it. */
  isFrame: boolean;
}

/** What has the focus now; undefined when the page has not, or the reader has come round. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const around = element.closest(':focus-within[class]')?.parentElement;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
      isSeen: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
      isMarked:
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        (around != null && getComputedStyle(around).outlineStyle !== 'none'),
      isFrame: element instanceof HTMLIFrameElement,
    };
  });
}

const MOST_STOPS = 400;

/** One of each kind of page. */
for (const address of [
  '/',
  '/docs/overview.html',
  '/docs/shapes/Rect.html',
  '/api/Konva.Easings.html',
  '/blog',
  '/no/such/page',
]) {
  test(`the Tab key goes through ${address} in the order of the page, seen at every stop, and comes out`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const stops: Stop[] = [];
    const faults: string[] = [];
    let repeated = 0;
    let sawFoot = false;
    for (let presses = 0; presses < MOST_STOPS && !sawFoot; presses += 1) {
      await page.keyboard.press('Tab');
      const stop = await currentStop(page);
      if (stop === undefined) continue;
      const last = stops.at(-1);
      if (last?.index === stop.index) {
        // Inside a frame the Tab key goes from control to control, and out again.
        repeated += 1;
        if (!stop.isFrame || repeated > 40) {
          faults.push(`is a trap: ${stop.name}`);
          break;
        }
        continue;
      }
      repeated = 0;
      if (last !== undefined && stop.index < last.index) faults.push(`goes back from ${last.name} to ${stop.name}`);
      if (!stop.isSeen) faults.push(`is out of sight: ${stop.name}`);
      if (!stop.isMarked && !stop.isFrame) faults.push(`does not show that it has the focus: ${stop.name}`);
      stops.push(stop);
      sawFoot = await page.evaluate(() => {
        const links = document.querySelectorAll('footer a[href]');
        return document.activeElement === links[links.length - 1];
      });
    }
    expect(faults).toEqual([]);
    expect(sawFoot, 'the last link of the page is reached').toBe(true);
    expect(stops[0]?.name).toContain('Skip to main content');
    expect(new Set(stops.map(({ index }) => index)).size).toBe(stops.length);
  });
}
