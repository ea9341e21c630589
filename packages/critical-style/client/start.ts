/**
 * The browser's entry point, which runs before Docusaurus' own. It evaluates React in one task and the site in the next; in a single task,
 * the browser could not respond to the reader in between.
 */
import 'react-dom/client';
import { OLD_BROWSER_ATTRIBUTE } from '@site-packages/contracts';
import { watchEarlyPresses } from './early-presses';
import { watchFullSheet } from './full-sheet';

function start(): void {
  watchFullSheet();
  watchEarlyPresses();
  // A placeholder until then: an inline script in the home page's HTML takes a missing `window.docusaurus` for a wrong base URL and shows
  // a banner that says so.
  Reflect.set(window, 'docusaurus', { prefetch: () => false, preload: () => false });
  setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
}

// In a browser that the site does not support, the page stays as the server sent it.
if (!document.documentElement.hasAttribute(OLD_BROWSER_ATTRIBUTE)) start();
