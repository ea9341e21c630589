import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { MAX_NEXT_PAGE } from './anchors';
import { DEMO } from './bench-page';
import { buildPlainSite } from './plain-site';
import { median, sampled, type Row } from './stats';
import { BODY_AFTER, type Device, visits } from './visits';

/** How long a reader reads before they navigate, in milliseconds: by then, prefetched files have arrived. */
const READING = 4000;
/** How long the pointer rests on the link, in milliseconds. */
const POINTING = 300;

const PAGES = [
  { name: 'Rect tutorial', path: DEMO.page },
  { name: 'API page of Rect', path: '/api/Konva.Rect.html' },
];

/** Sets `__next` in the page: the time from the last press to the first frame after the heading has changed, in milliseconds. */
function watchNext(): void {
  if (window !== window.top) return;
  let pressed = Number.NaN;
  window.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  const heading = () => document.querySelector('article h1')?.textContent;
  const arm = () => {
    const first = heading();
    const observer = new MutationObserver(() => {
      const now = heading();
      if (now === undefined || now === first) return;
      observer.disconnect();
      // The browser renders the frame between the two callbacks.
      requestAnimationFrame(() =>
        window.setTimeout(() => Object.defineProperty(window, '__next', { value: performance.now() - pressed })),
      );
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  window.addEventListener('load', arm);
}

async function oneVisit(page: Page, address: string, device: Device): Promise<number> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  const link = page.locator('.pagination-nav__link--next');
  await link.scrollIntoViewIfNeeded();
  await setTimeout(READING);
  if (device === 'phone') await link.tap();
  else {
    await link.hover();
    await setTimeout(POINTING);
    await link.click();
  }
  const took = await page.waitForFunction(() => Reflect.get(window, '__next'), undefined, { timeout: 30_000 });
  return Number(await took.jsonValue());
}

/**
 * From pressing the link to the next page until that page is rendered: on a desktop with a local connection, and on a phone's screen with
 * slow 4G and a slower CPU, compared to plain Docusaurus.
 *
 * @param runs samples per figure
 */
export async function nextPage(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const plain = await serveBuild({ root: buildPlainSite(root), compress: true, http2: true, bodyAfter: BODY_AFTER });
  const ours = await serveBuild({ root, compress: true, http2: true, bodyAfter: BODY_AFTER });
  try {
    for (const { name, path } of PAGES)
      for (const device of ['desktop', 'phone'] as const) {
        const on = ({ url }: StaticServer) =>
          visits({ device, runs, watch: watchNext }, (page) => oneVisit(page, url + path, device));
        const anchor = { value: median(await on(plain)), source: 'plain Docusaurus, this run' };
        const row = { section: 'next page', unit: 'ms', anchor, limit: MAX_NEXT_PAGE[device] } as const;
        rows.push(sampled({ ...row, name: `${name}, ${device}` }, await on(ours)));
      }
  } finally {
    await plain.close();
    await ours.close();
  }
  return rows;
}
