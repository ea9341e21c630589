import siteConfig from '@generated/docusaurus.config';
import { inIdleTurn, NEXT_PAGE_EVENT, readLine } from '@site-packages/contracts';
import { SCRIPT_LISTS, scriptListName } from '../route-sections/section-key';
import { prefetchFile, untilLeaving } from './prefetch-file';
import preloadPage from './preload';
import { loadRoutes, sectionOf } from './sections';

/** The link at a page's end to the next page, which is where most readers go from there. */
const NEXT_PAGE = 'a.pagination-nav__link--next';

/** Paths of pages that need no prefetch any more; the first is the page on which the reader arrived. */
const prefetchedPages = new Set<string>([location.pathname]);
const preloadedPages = new Set<string>();
const prefetchedFiles = new Set<string>();

function isSlow(): boolean {
  const { kind, savesData } = readLine();
  return savesData || kind.endsWith('2g');
}

/** Whether the browser has already requested the file, for this page or as a prefetch. */
const isHere = (file: string) => performance.getEntriesByName(new URL(file, location.href).href, 'resource').length > 0;

/** Scripts of a section's pages, by page path; the file paths are relative to `baseUrl`. */
type ScriptLists = Readonly<Record<string, readonly string[]>>;

const isScriptLists = (value: unknown): value is ScriptLists =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

const lists = new Map<string, Promise<ScriptLists>>();

async function loadLists(section: string): Promise<ScriptLists> {
  const answer = await fetch(siteConfig.baseUrl + SCRIPT_LISTS + scriptListName(section), { signal: untilLeaving() });
  const value: unknown = answer.ok ? await answer.json() : {};
  return isScriptLists(value) ? value : {};
}

/** URLs of the scripts that a page needs, from the list that the build wrote for the page's section. */
async function scriptsOf(path: string): Promise<string[]> {
  const section = sectionOf(path);
  if (section === undefined) return [];
  const list = lists.get(section) ?? loadLists(section);
  lists.set(section, list);
  // After a failure, the next link into this section requests the list again.
  list.catch(() => lists.delete(section));
  return ((await list)[path] ?? []).map((file) => siteConfig.baseUrl + file);
}

/** Prefetches a page. The reader has not asked for it yet, so every step waits for idle time. */
async function prefetchPage(path: string): Promise<void> {
  const scripts = await inIdleTurn(() => scriptsOf(path));
  const files = scripts.filter((file) => !prefetchedFiles.has(file) && !isHere(file));
  for (const file of files) prefetchedFiles.add(file);
  await inIdleTurn(() => Promise.all(files.map(prefetchFile)));
  await inIdleTurn(() => loadRoutes(path));
}

const expectNextPage = () => document.dispatchEvent(new Event(NEXT_PAGE_EVENT));

let watched: { link: Element; path: string } | undefined;

/** Preloads the next page when the link to it scrolls into view. Other links, such as those in the sidebar, predict little. */
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

/** Replaces Docusaurus' `window.docusaurus`, with the same two functions. */
export default Object.freeze({
  /** Fetches what a page needs in idle time. */
  prefetch(address: string): Promise<void> | false {
    // The query and the hash make no difference to the files a page needs.
    const path = address.replace(/[?#].*$/, '');
    if (isSlow()) return false;
    watchNextPage(path);
    if (preloadedPages.has(path) || prefetchedPages.has(path)) return false;
    prefetchedPages.add(path);
    // What fails to load now is requested again when the reader navigates there.
    return prefetchPage(path).catch(() => undefined);
  },
  /** Loads a page that the reader is about to navigate to. */
  preload(path: string): Promise<void> | false {
    if (isSlow() || preloadedPages.has(path)) return false;
    preloadedPages.add(path);
    expectNextPage();
    return preloadPage(path);
  },
});
