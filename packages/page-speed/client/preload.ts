import preloadRoute from '@docusaurus/core/lib/client/preload';
import { firstPageMayStart } from './first-page';
import { normalPath } from './normalize-location';
import { loadRoutes } from './sections';

let isStarted = false;
const loaded = new Set<string>();

/** Whether a page was loaded before, so that it can be rendered at once. */
export function isLoaded(path: string): boolean {
  return loaded.has(path);
}

/** In the place of the generator's `preload`: finds out where the path leads first. */
export default async function preload(path: string): Promise<void> {
  const isFirst = !isStarted;
  isStarted = true;
  if (isFirst) await firstPageMayStart();
  await loadRoutes(path);
  // Within the site the generator asks for the page's own path; it could not know it before the table was there.
  const normal = isFirst ? path : normalPath(path);
  await loadRoutes(normal);
  await preloadRoute(normal);
  loaded.add(path);
}
