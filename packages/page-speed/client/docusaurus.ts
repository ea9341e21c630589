import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import siteConfig from '@generated/docusaurus.config';
import { SCRIPT_LISTS, scriptListName } from '../route-sections/section-key';
import { expectNextPage } from './full-sheet';
import { inIdleTurn } from './idle';
import { readLine } from './line';
import preloadPage from './preload';
import { loadRoutes, sectionOf } from './sections';

/** The link to the page that most readers go to from the end of one. */
const NEXT_PAGE = 'a.pagination-nav__link--next';

/** The page that the browser was sent is here. */
const prefetchedPages = new Set<string>([location.pathname]);
const preloadedPages = new Set<string>();
const prefetchedFiles = new Set<string>();

function isSlow(): boolean {
  const { kind, savesData } = readLine();
  return savesData || kind.endsWith('2g');
}

/** Whether the page has the file already, as part of itself or fetched ahead. */
const isHere = (file: string) => performance.getEntriesByName(new URL(file, location.href).href, 'resource').length > 0;

/** Scripts of the pages of a part, by path, in the build's folder of scripts. */
type ScriptLists = Readonly<Record<string, readonly string[]>>;

const isScriptLists = (value: unknown): value is ScriptLists =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

const lists = new Map<string, Promise<ScriptLists>>();

async function loadLists(section: string): Promise<ScriptLists> {
  const answer = await fetch(siteConfig.baseUrl + SCRIPT_LISTS + scriptListName(section));
  const value: unknown = answer.ok ? await answer.json() : {};
  return isScriptLists(value) ? value : {};
}

/** Addresses of the scripts that a page needs, from the file that the build has written for its part of the site. */
async function scriptsOf(path: string): Promise<string[]> {
  const section = sectionOf(path);
  if (section === undefined) return [];
  const list = lists.get(section) ?? loadLists(section);
  lists.set(section, list);
  // Asked for again with the next link into this part.
  list.catch(() => lists.delete(section));
  return ((await list)[path] ?? []).map((file) => siteConfig.baseUrl + file);
}

/** Nobody has asked for the page yet: all of it happens in pieces for which the browser has time. */
async function prefetchPage(path: string): Promise<void> {
  const scripts = await inIdleTurn(() => scriptsOf(path));
  const files = scripts.filter((file) => !prefetchedFiles.has(file) && !isHere(file));
  for (const file of files) prefetchedFiles.add(file);
  await inIdleTurn(() => Promise.all(files.map(prefetchFile)));
  await inIdleTurn(() => loadRoutes(path));
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
    inIdleTurn(() => preloadPage(path)).catch(() => undefined);
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
