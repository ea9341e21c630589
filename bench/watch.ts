import type { Page } from 'playwright-core';
import { NAME_HELPER } from '../testing/name-helper';

/** Times, in milliseconds since 1970, that the scripts below store in `window.__times`. */
interface PageTimes {
  /** The last input event in the page. */
  input?: number;
  /** When the player last switched to another iframe. */
  shown?: number;
}

/** Records input events and switches of the shown iframe in the page. */
export async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript({ content: NAME_HELPER });
  await page.addInitScript(watchPage);
}

function watchPage(): void {
  if (window !== window.top) return;
  const times: PageTimes = {};
  const now = () => performance.timeOrigin + performance.now();
  Object.defineProperty(window, '__times', { value: times });
  window.addEventListener('input', () => (times.input = now()), { capture: true });
  const noteShown = (changes: MutationRecord[]) => {
    for (const { target } of changes)
      if (target instanceof HTMLIFrameElement && target.title !== '') times.shown = now();
  };
  new MutationObserver(noteShown).observe(document, { subtree: true, attributes: true, attributeFilter: ['title'] });
}

/** Reads the times of the page. */
export async function readTimes(page: Pick<Page, 'evaluate'>): Promise<PageTimes> {
  const times: unknown = await page.evaluate(() => Reflect.get(window, '__times'));
  const read = (name: keyof PageTimes) => {
    const time: unknown = Object(times)[name];
    return typeof time === 'number' ? { [name]: time } : {};
  };
  return { ...read('input'), ...read('shown') };
}
