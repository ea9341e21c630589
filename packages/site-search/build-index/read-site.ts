import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchRecord } from '../model/record';
import { NO_API, readApi } from './api-members';
import { readDemoEntries } from './demo-words';
import { readPageContent } from './read-page';
import { readWordings, withWordings } from './read-wordings';
import { makeRecords, type GroupRule } from './records';

/** Where the sources of the index are. All file paths are absolute. */
export interface SitePlaces {
  /** The built site. */
  outDir: string;
  /** Routes of the site, including `baseUrl`. */
  routes: readonly string[];
  /** `/`, or the path under which the site is served, with slashes at both ends. */
  baseUrl: string;
  /** JSON of the API reference, whose members are then found by name. Skipped when the file does not exist. */
  apiFile?: string;
  /** JSON of the demo catalog. Skipped when the file does not exist. */
  catalogFile?: string;
  /** Folder with what people type who look for a page (`read-wordings.ts`). Skipped when it does not exist. */
  wordingsFolder?: string;
  groups: readonly GroupRule[];
  otherGroup: string;
}

/** Pages that only list other pages, the not-found page, and the search page itself. */
const LISTS = /^\/(404(\.html)?|search|blog\/(tags|page|archive)(\/.*)?|blog\/authors\/[^/]+\/.*)$/;

/** The HTML file of a route: Docusaurus writes `a.html` or `a/index.html`, depending on its `trailingSlash` setting. */
function fileOf(outDir: string, route: string): string | undefined {
  const plain = route.replace(/^\/|\/$/g, '');
  const candidates = [plain, `${plain}.html`, path.join(plain, 'index.html')];
  return candidates
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(outDir, file))
    .find((file) => existsSync(file));
}

/** True when a page's canonical URL is that of another page. */
function isAlias(canonical: string | undefined, route: string): boolean {
  const plain = (address: string) => decodeURI(address).replace(/(.)\/$/, '$1');
  return canonical !== undefined && plain(canonical) !== plain(route);
}

function readJson(file: string | undefined): unknown {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not JSON. Build the site again to rewrite it.`, { cause });
  }
}

/** Reads the built site, the API description and the demo catalog into records. */
export function readSite(places: SitePlaces): SearchRecord[] {
  const { outDir, baseUrl } = places;
  const seen = new Set<string>();
  const pages = places.routes.flatMap((route) => {
    const sitePath = `/${route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route.replace(/^\//, '')}`;
    if (LISTS.test(sitePath) || sitePath.includes('*')) return [];
    const file = fileOf(outDir, sitePath);
    if (file === undefined || seen.has(file)) return [];
    seen.add(file);
    const content = readPageContent(readFileSync(file, 'utf8'));
    return isAlias(content.canonical, route) ? [] : [{ path: sitePath, content }];
  });
  const api = readJson(places.apiFile);
  const catalog = readJson(places.catalogFile);
  const records = makeRecords({
    pages,
    api: api === undefined ? NO_API : readApi(api),
    demos: catalog === undefined ? [] : readDemoEntries(catalog),
    groups: places.groups,
    otherGroup: places.otherGroup,
  });
  return places.wordingsFolder === undefined ? records : withWordings(records, readWordings(places.wordingsFolder));
}
