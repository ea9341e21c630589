import renderRoutes from '@docusaurus/renderRoutes';
import chunkNames from '@generated/routesChunkNames';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { matchRoutes, type RouteConfig, type RouteConfigComponentProps } from 'react-router-config';
import { hasSidebar, onSidebar } from './docs-store';
import { isKnown, loadRoutes, onSection } from './sections';

const NONE: RouteConfig[] = [];

/** The chunk with the menu that a route's page shows. */
function sidebarChunk({ key }: RouteConfig): string | undefined {
  const chunk: unknown = Reflect.get(Object(chunkNames[String(key)]), '__sidebar');
  return typeof chunk === 'string' ? chunk : undefined;
}

/** The path that was ready last: it is asked several times while a page is drawn, and what has come stays. */
let readyPath: string | undefined;

/** Whether all is there that stands around a page's own content: where the path leads, and the menu. */
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

/** Loads where the path leads and what the page needs. */
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
 * Draws what matches of the list of routes as it is now. The generator loads a route before it is drawn, except where a page that
 * crashed is left: then what stands around the page may have to come first, because it is drawn once.
 */
export function AllRoutes({ route, location: { pathname } }: RouteConfigComponentProps): ReactNode {
  const routes = route?.routes ?? NONE;
  const read = () => isReady(routes, pathname);
  const isDrawn = useSyncExternalStore(watch, read, read);
  useEffect(() => {
    // As the generator does when the content of a page does not come.
    if (!isDrawn) load(routes, pathname).catch(() => window.location.reload());
  }, [isDrawn, routes, pathname]);
  return isDrawn ? renderRoutes(routes) : null;
}
