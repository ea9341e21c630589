import { serveBuild } from '../scripts/serve-build';
import { NAME_HELPER } from '../testing/name-helper';
import { DEMO, newBrowser } from './bench-page';
import { median } from './stats';
import { PHONE } from './visits';

/** What is typed, key by key, as readers type it. */
const TYPED = ['limit drag', 'transformer', 'export image', 'zoom', 'text wrap'];
/** Pause after each answer, in milliseconds: nobody types faster on a phone. */
const PAUSE = 120;

/** When a key was pressed and what followed, in milliseconds after it. */
export interface KeyTimes {
  query: string;
  /** The question leaves for the worker. */
  asked: number;
  /** Its answer arrives. */
  answered: number;
  /** The first hit of this query is on the page. */
  shown: number;
}

/** Runs in the page before anything else: notes when the worker is asked and answers. */
function watchWorker(): void {
  const times: { asked: number; answered: number } = { asked: 0, answered: 0 };
  Reflect.set(window, '__searchTimes', times);
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
        if (data.type === 'answer') times.answered = performance.now();
      });
    }
    override postMessage(message: { type?: string }): void {
      if (message.type === 'search') times.asked = performance.now();
      super.postMessage(message);
    }
  };
}

/** Resolves with the times of the next key, when the dialog shows the hits of the query with it. */
function watchKey(): Promise<KeyTimes> {
  const times: { asked: number; answered: number } = Reflect.get(window, '__searchTimes');
  const dialog = document.querySelector('.DocSearch-Modal');
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (dialog === null || input === null) throw new Error('The dialog is not open.');
  return new Promise((resolve) => {
    let pressed = 0;
    input.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
    const observer = new MutationObserver(() => {
      const all = dialog.querySelector<HTMLAnchorElement>('.DocSearch-HitsFooter a');
      const isOfThisQuery = all?.href.endsWith(`?q=${encodeURIComponent(input.value)}`) === true;
      if (pressed === 0 || !isOfThisQuery || dialog.querySelector('.DocSearch-Hit') === null) return;
      observer.disconnect();
      const now = performance.now();
      resolve({
        query: input.value,
        asked: times.asked - pressed,
        answered: times.answered - pressed,
        shown: now - pressed,
      });
    });
    observer.observe(dialog, { subtree: true, childList: true, attributes: true });
  });
}

/**
 * The times of each key while queries are typed into the dialog, on a phone's screen and with its CPU, when the whole index has loaded.
 *
 * @param root folder of the built site
 */
export async function keyTimes(root: string): Promise<KeyTimes[]> {
  const server = await serveBuild({ root, compress: true });
  const browser = await newBrowser();
  try {
    const page = await browser.newPage({ ...PHONE.screen, isMobile: true, hasTouch: true });
    await page.addInitScript({ content: NAME_HELPER });
    await page.addInitScript(watchWorker);
    await page.goto(server.url + DEMO.page, { waitUntil: 'networkidle' });
    await page.tap('.DocSearch-Button');
    await page.waitForSelector('.DocSearch-Input');
    await page.waitForFunction('performance.getEntriesByName("site-search complete").length > 0');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowerCpu });
    const times: KeyTimes[] = [];
    for (const query of TYPED) {
      await page.fill('.DocSearch-Input', '');
      for (const key of query) {
        await page.waitForTimeout(PAUSE);
        // A space changes nothing that the link below the hits shows until the next letter.
        const next = page.evaluate(watchKey);
        await page.waitForTimeout(PAUSE);
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        times.push(await next);
      }
    }
    return times;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The median of the keys of one visit. */
export const medianShown = (times: readonly KeyTimes[]): number => median(times.map(({ shown }) => shown));
