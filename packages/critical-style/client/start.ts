/**
 * The browser's entry point, which runs before Docusaurus' own. It evaluates React in one task and the site in the next; in a single task,
 * the browser could not respond to the reader in between.
 */
import 'react-dom/client';
import { watchEarlyPresses } from './early-presses';
import { watchFullSheet } from './full-sheet';

watchFullSheet();
watchEarlyPresses();
// A placeholder until then: an inline script in the home page's HTML takes a missing `window.docusaurus` for a wrong base URL and shows
// a banner that says so.
Reflect.set(window, 'docusaurus', { prefetch: () => false, preload: () => false });
setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
