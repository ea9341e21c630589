/**
 * The first of the browser's scripts, before the generator's own: React is made ready in a task of its own, and the site in the
 * next. In one task they would leave the browser no chance to answer a reader in between.
 */
import 'react-dom/client';
import { watchEarlyPresses } from './early-presses';
import { watchFullSheet } from './full-sheet';

watchFullSheet();
watchEarlyPresses();
// Until then: the home page's HTML takes a missing object, when it is parsed, for a wrong base URL, and says so across the page.
Reflect.set(window, 'docusaurus', { prefetch: () => false, preload: () => false });
setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'));
