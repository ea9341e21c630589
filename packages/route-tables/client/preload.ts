import preloadRoute from '@docusaurus/core/lib/client/preload';
import { firstPageMayStart } from './first-page';
import { normalPath } from './normalize-location';
import { loadRoutes } from './sections';

let isStarted = false;
const loaded = new Set<string>();

/** Whether a page has been loaded before, so that it can be rendered at once. */
export function isLoaded(path: string): boolean {
  return loaded.has(path);
}

/** The path to which the reader navigates. */
let wanted = '';

/** The page of this path is loaded for the reader, who waits for it. */
export function want(path: string): void {
  wanted = path;
}

/**
 * Replaces Docusaurus' `preload`: loads the path's section of the route table first.
 *
 * When the page that the reader wants does not come offline, Docusaurus would reload, and the browser show its own page in place of the
 * site. The event `pagemissing` gives the site the word: when it is canceled, the old page stays.
 */
export default async function preload(path: string): Promise<void> {
  try {
    await load(path);
  } catch (error) {
    if (path !== wanted || navigator.onLine || dispatchEvent(new Event('pagemissing', { cancelable: true })))
      throw error;
    await new Promise(() => undefined);
  }
}

async function load(path: string): Promise<void> {
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) await firstPageMayStart();
  await loadRoutes(path);
  // On navigations Docusaurus means to pass the normalized path, which it could not know before the table was loaded.
  const normal = isFirst ? path : normalPath(path);
  await loadRoutes(normal);
  await preloadRoute(normal);
  loaded.add(path);
}
