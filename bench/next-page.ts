import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { NAME_HELPER } from '../e2e/support/name-helper';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { MOST_NEXT_PAGE } from './anchors';
import { DEMO, newBrowser } from './bench-page';
import { PHONE, throttled } from './phone';
import { buildPlainSite } from './plain-site';
import { median, sampled, type Row } from './stats';

const DESKTOP = { width: 1440, height: 1000 };
/** How long a reader reads before they go on, in milliseconds: what is fetched ahead has come. */
const READING = 4000;
/** How long the pointer rests on the link, in milliseconds. */
const POINTING = 300;

const PAGES = [
  { name: 'Rect tutorial', path: DEMO.page },
  { name: 'API page of Rect', path: '/api/Konva.Rect.html' },
];

/** Leaves `__next`, the time from the last press to the first frame after another heading has come, in milliseconds. */
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
      requestAnimationFrame(() => {
        Object.defineProperty(window, '__next', { value: performance.now() - pressed });
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  window.addEventListener('load', arm);
}

async function oneVisit(page: Page, address: string, isPhone: boolean): Promise<number> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
  const link = page.locator('.pagination-nav__link--next');
  await link.scrollIntoViewIfNeeded();
  await setTimeout(READING);
  if (isPhone) await link.tap();
  else {
    await link.hover();
    await setTimeout(POINTING);
    await link.click();
  }
  const took = await page.waitForFunction(() => Reflect.get(window, '__next'), undefined, { timeout: 30_000 });
  return Number(await took.jsonValue());
}

async function visits(server: StaticServer, path: string, isPhone: boolean, runs: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const browser = await newBrowser();
    try {
      const page = await browser.newPage({
        ignoreHTTPSErrors: true,
        viewport: isPhone ? PHONE : DESKTOP,
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      await page.addInitScript({ content: NAME_HELPER });
      await page.addInitScript(watchNext);
      if (isPhone) await throttled(page);
      const took = await oneVisit(page, server.url + path, isPhone);
      // The first compresses the server's files and warms the disk.
      if (run > 0) times.push(took);
    } finally {
      await browser.close();
    }
  }
  return times;
}

/**
 * From the press on the link to the next page until that page is drawn: on a desktop with a local line, and on a phone's screen
 * with slow 4G and a slower CPU; beside the generator as it comes.
 *
 * @param runs samples per figure
 */
export async function nextPage(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const plain = await serveBuild({ root: buildPlainSite(root), compress: true, http2: true });
  const ours = await serveBuild({ root, compress: true, http2: true });
  try {
    for (const { name, path } of PAGES)
      for (const kind of ['desktop', 'phone'] as const) {
        const control = await visits(plain, path, kind === 'phone', runs);
        const samples = await visits(ours, path, kind === 'phone', runs);
        const anchor = { value: median(control), source: 'plain generator, this run' };
        const row = { section: 'next page', unit: 'ms', anchor, limit: MOST_NEXT_PAGE[kind] } as const;
        rows.push(sampled({ ...row, name: `${name}, ${kind}` }, samples));
      }
  } finally {
    await plain.close();
    await ours.close();
  }
  return rows;
}
