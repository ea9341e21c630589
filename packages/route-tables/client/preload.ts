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

/** Replaces Docusaurus' `preload`: loads the path's section of the route table first. */
export default async function preload(path: string): Promise<void> {
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
