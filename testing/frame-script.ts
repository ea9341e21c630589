import type { Page } from '@playwright/test';

/**
 * Runs a script in every demo frame of the page before anything else. Chromium's own way to run scripts in new documents is sometimes too
 * late in frames that have their own process, so this script is written into the frame's document when the page creates it.
 */
export async function runFirstInFrames(page: Page, script: string): Promise<void> {
  await page.addInitScript(writeIntoFrames, script);
}

/** Runs in a page before its own scripts: writes an inline script into every frame's document that the page creates. */
export function writeIntoFrames(inline: string): void {
  if (window !== window.top) return;
  const native = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'srcdoc');
  const set = native?.set;
  if (native === undefined || set === undefined) return;
  Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', {
    ...native,
    set(this: HTMLIFrameElement, html: string) {
      // A function as replacement, so that `$` in the script is not special.
      Reflect.apply(set, this, [html.replace('<head>', () => `<head><script>${inline}</script>`)]);
    },
  });
}
