import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import chunkNames from '@generated/routesChunkNames';
import registry from '@generated/registry';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { chunkLeaves } from '../route-sections/chunk-leaves';
import { addressesOf } from './addresses';
import { expectNextPage } from './full-sheet';
import { whenIdle } from './idle';
import { readLine } from './line';
import preloadPage from './preload';
import { loadRoutes, missingSections } from './sections';

/** The link to the page that most readers go to from the end of one. */
const NEXT_PAGE = 'a.pagination-nav__link--next';

const prefetchedPages = new Set<string>();
const preloadedPages = new Set<string>();
const prefetchedFiles = new Set<string>();

function isSlow(): boolean {
  const { kind, savesData } = readLine();
  return savesData || kind.endsWith('2g');
}

/** Whether the page has the file already, as part of itself or fetched ahead. */
const isHere = (file: string) => performance.getEntriesByName(new URL(file, location.href).href, 'resource').length > 0;

async function prefetchFiles(loads: readonly (() => unknown)[]): Promise<void> {
  const files = loads.flatMap(addressesOf).filter((file) => !prefetchedFiles.has(file) && !isHere(file));
  for (const file of files) prefetchedFiles.add(file);
  await Promise.all(files.map(prefetchFile));
}

/** Nobody has asked for the page yet: all of it happens in pieces for which the browser has time. */
async function prefetchPage(path: string): Promise<void> {
  if (missingSections(path).length > 0) {
    await whenIdle(() => prefetchFiles(missingSections(path)));
    await whenIdle(() => loadRoutes(path));
  }
  await whenIdle(() => {
    const chunks = matchRoutes(routes, path).flatMap(({ route }) => chunkLeaves(chunkNames[String(route.key)]));
    return prefetchFiles(chunks.flatMap((chunk) => registry[chunk]?.[0] ?? []));
  });
}

let watched: { link: Element; path: string } | undefined;

/** Loads the next page when the link to it at the page's end is in view; others, as in the menu, say little of where a reader goes. */
function watchNextPage(path: string): void {
  const link = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
  if (link?.pathname !== path || (watched?.link === link && watched.path === path)) return;
  watched = { link, path };
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    expectNextPage();
    whenIdle(() => preloadPage(path)).catch(() => undefined);
  }).observe(link);
}

/** In the place of the generator's `window.docusaurus`, with the same two functions. */
export default Object.freeze({
  /** Lets the browser fetch what a page needs when it has nothing else to do. */
  prefetch(address: string): Promise<void> | false {
    // Links to the parts of a page all need the same files.
    const path = address.replace(/[?#].*$/, '');
    if (isSlow()) return false;
    watchNextPage(path);
    if (preloadedPages.has(path) || prefetchedPages.has(path)) return false;
    prefetchedPages.add(path);
    // What does not come now is asked for again when the reader goes there.
    return prefetchPage(path).catch(() => undefined);
  },
  /** Loads a page that the reader is about to go to. */
  preload(path: string): Promise<void> | false {
    if (isSlow() || preloadedPages.has(path)) return false;
    preloadedPages.add(path);
    expectNextPage();
    return preloadPage(path);
  },
});
