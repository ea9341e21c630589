import renderRoutes from '@docusaurus/renderRoutes';
import chunkNames from '@generated/routesChunkNames';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { matchRoutes, type RouteConfig, type RouteConfigComponentProps } from 'react-router-config';
import { hasSidebar, onSidebar } from './docs-store';
import { isKnown, loadRoutes, onSection } from './sections';

const NONE: RouteConfig[] = [];

/** The chunk with the sidebar that a route's page shows. */
function sidebarChunk({ key }: RouteConfig): string | undefined {
  const chunk: unknown = Reflect.get(Object(chunkNames[String(key)]), '__sidebar');
  return typeof chunk === 'string' ? chunk : undefined;
}

/** The path that was ready last, cached because a page's rendering asks several times. What is loaded stays loaded. */
let readyPath: string | undefined;

/** Whether everything around a page's own content is loaded: the path's section of the route table, and the sidebar. */
function isReady(routes: RouteConfig[], path: string): boolean {
  if (path === readyPath) return true;
  if (!isKnown(path)) return false;
  const isThere = matchRoutes(routes, path).every(({ route }) => {
    const chunk = sidebarChunk(route);
    return chunk === undefined || hasSidebar(chunk);
  });
  if (isThere) readyPath = path;
  return isThere;
}

/** Loads the path's routes and what the page needs. */
async function load(routes: RouteConfig[], path: string): Promise<void> {
  await loadRoutes(path);
  await Promise.all(
    matchRoutes(routes, path).map(({ route }): unknown => {
      const preload: unknown = Reflect.get(Object(route.component), 'preload');
      return typeof preload === 'function' ? preload() : undefined;
    }),
  );
}

function watch(watcher: () => void): () => void {
  const stops = [onSection(watcher), onSidebar(watcher)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Renders the route that matches in the list as it is now. Docusaurus loads a route before rendering it, except when the reader leaves a
 * page that crashed: then the layout around the next page may have to be loaded first, because it is rendered only once.
 */
export function AllRoutes({ route, location: { pathname } }: RouteConfigComponentProps): ReactNode {
  const routes = route?.routes ?? NONE;
  const read = () => isReady(routes, pathname);
  const isDrawn = useSyncExternalStore(watch, read, read);
  useEffect(() => {
    // Docusaurus does the same when a page's content fails to load.
    if (!isDrawn) load(routes, pathname).catch(() => window.location.reload());
  }, [isDrawn, routes, pathname]);
  return isDrawn ? renderRoutes(routes) : null;
}
