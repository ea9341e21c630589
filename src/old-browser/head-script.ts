import { OLD_BROWSER_ATTRIBUTE } from '@site-packages/contracts';
import { SUPPORTED_SENTENCE } from './supported';

/**
 * One trait for each browser, which its first supported version was the first to have: `color-mix` in Chrome 111, `:has()` in Firefox 121,
 * a canvas without a document in Safari 16.4. The first is a method that the site calls; whatever has it has `CSS.supports`, too.
 */
const TRAITS = [
  '[].toSorted',
  'self.OffscreenCanvas',
  "CSS.supports('color','color-mix(in srgb,red,red)')",
  "CSS.supports('selector(:has(a))')",
].join('&&');

/** The file that makes the page complete in an older browser, in `static/`. */
export const OLD_BROWSER_FILE = 'old-browser.js';

/** What a reader is told where a demo would be. */
export const OLD_BROWSER_SENTENCE = `This demo needs a newer browser: ${SUPPORTED_SENTENCE}, or any later version.`;

/**
 * Source of an inline script in the head of every page, in words that every browser understands. In a browser below the list it marks the
 * document, so that no other script starts, and loads the file for it.
 *
 * @param baseUrl base path of the site
 */
export const oldBrowserHeadScript = (baseUrl: string): string =>
  `${TRAITS}||(document.documentElement.setAttribute('${OLD_BROWSER_ATTRIBUTE}',''),` +
  `document.write('<script src=${baseUrl}${OLD_BROWSER_FILE}><\\/script>'))`;
