import type { Page } from '@playwright/test';

/**
 * Has a script run in every demo's frame of the page before anything else. Scripts that the browser is told to run in new documents
 * come late, now and then, in frames that live in a process of their own; so this one is written into the frame's document when the
 * page makes it.
 */
export async function runFirstInFrames(page: Page, script: string): Promise<void> {
  await page.addInitScript((inline) => {
    if (window !== window.top) return;
    const native = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'srcdoc');
    const set = native?.set;
    if (native === undefined || set === undefined) return;
    Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', {
      ...native,
      set(this: HTMLIFrameElement, html: string) {
        // A function, so that `$` in the script means nothing.
        Reflect.apply(set, this, [html.replace('<head>', () => `<head><script>${inline}</script>`)]);
      },
    });
  }, script);
}
