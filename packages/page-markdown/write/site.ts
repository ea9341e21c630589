import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownAddress } from '../address';
import { toMarkdownPage, relevantHtml, type MarkdownPage } from '../convert/page';
import { FRAMEWORKS } from '../frameworks';
import { PageCache } from './cache';
import { demoFiles, frameworkPage, type AssetAddress } from './framework-page';
import { bytesOf, frameworkList, fullText, overview, sectionLists, type ListedPage, type SiteFacts } from './llms';

/** Settings for writing a built site as Markdown. */
export interface WriteSettings {
  /** Absolute path of the built site. */
  outDir: string;
  /** Paths of all routes, with the base path. */
  routes: readonly string[];
  baseUrl: string;
  site: SiteFacts;
  /** Sections of pages without breadcrumbs, by the start of their path after the base path. The first match applies. */
  prefixSections: readonly { prefix: string; section: string }[];
  otherSection: string;
  /** Paths, after the base path, of pages that repeat others (lists, archives): they are written but not listed. */
  unlisted: readonly string[];
  /** Paths of pages that are the same in all frameworks: only the whole page is written. */
  sameInAll: readonly string[];
  /** Size in bytes of a page in one framework, before the list of its other files: the first whose paths match, for all pages the last. */
  limits: readonly { prefix: string; bytes: number }[];
  /** Folder in the built site with the assets of demos, as `<name>.<hash>.<extension>`. */
  assetsFolder: string;
  /** Absolute path of the file that caches converted pages between builds. */
  cacheFile: string;
}

/** What was written. */
export interface WriteReport {
  pages: number;
  listed: number;
  overviewBytes: number;
  fullBytes: number;
}

/** The HTML file of a route; undefined when the build has none. */
function htmlFile(outDir: string, route: string): string | undefined {
  const inside = route.replace(/^\//, '');
  const candidates = inside.endsWith('.html') ? [inside] : [path.join(inside, 'index.html'), `${inside}.html`];
  return candidates.map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

const pattern = (wild: string) =>
  new RegExp(`^${wild.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

/** Finds the asset that a demo imports, by its file name, when only one has that name. */
function assetFinder(outDir: string, folder: string): AssetAddress {
  const full = path.join(outDir, folder);
  const names = existsSync(full) ? readdirSync(full) : [];
  const addresses = new Map<string, string | undefined>();
  for (const name of names) {
    const bare = name.replace(/\.[0-9a-f]{12}(?=\.\w+$)/, '');
    addresses.set(bare, addresses.has(bare) ? undefined : `/${folder}/${name}`);
  }
  return (specifier) => addresses.get(path.basename(specifier));
}

/** Writes one file of the site, by its URL path. */
function put(outDir: string, address: string, words: string): void {
  const target = path.join(outDir, address);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, words);
}

/** Writes a page in each framework, and the files of its demos. */
function writeInFrameworks(page: MarkdownPage, inside: string, assets: AssetAddress, settings: WriteSettings): void {
  if (page.frameworks === undefined) return;
  const limit = settings.limits.find(({ prefix }) => inside.startsWith(prefix))?.bytes ?? Number.POSITIVE_INFINITY;
  for (const framework of FRAMEWORKS) {
    const own = page.frameworks[framework];
    const addressIn = (one: string) => markdownAddress(inside, '/', one);
    put(
      settings.outDir,
      addressIn(framework),
      frameworkPage(own, framework, { limit, whole: markdownAddress(inside), addressIn, assets }),
    );
    for (const { address, text } of own.demos.flatMap(demoFiles)) put(settings.outDir, address, text);
  }
}

/**
 * Writes every page of a built site as Markdown next to its HTML, and the two lists.
 * @throws when the text of a page cannot be read; the message lists all such pages
 */
export function writeSite(settings: WriteSettings): WriteReport {
  const { outDir, baseUrl, site } = settings;
  const hidden = settings.unlisted.map(pattern);
  const listed: ListedPage[] = [];
  const lost: string[] = [];
  const same = settings.sameInAll.map(pattern);
  const assets = assetFinder(outDir, settings.assetsFolder);
  const cache = new PageCache(settings.cacheFile);
  let pages = 0;
  for (const route of [...new Set(settings.routes)].sort()) {
    const inside = `/${route.startsWith(baseUrl) ? route.slice(baseUrl.length) : route}`;
    const file = htmlFile(outDir, inside);
    if (file === undefined || inside === '/404.html') continue;
    let page: MarkdownPage | undefined;
    try {
      const html = relevantHtml(readFileSync(file, 'utf8'));
      const url = new URL(inside.slice(1), site.url).href;
      page = cache.take(html, url, () =>
        toMarkdownPage(
          html,
          url,
          same.some((one) => one.test(inside)),
        ),
      );
    } catch (error) {
      lost.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (page === undefined) continue;
    put(outDir, markdownAddress(inside), page.markdown);
    writeInFrameworks(page, inside, assets, settings);
    pages += 1;
    const byPrefix = settings.prefixSections.find(({ prefix }) => inside.startsWith(prefix))?.section;
    const section = byPrefix ?? page.section ?? settings.otherSection;
    if (!hidden.some((one) => one.test(inside))) listed.push({ ...page, section });
  }
  if (lost.length > 0) throw new Error(`These pages could not be written as Markdown:\n- ${lost.join('\n- ')}`);
  cache.save();
  const full = fullText(site, listed);
  const fullBytes = bytesOf(full);
  const list = overview(site, listed, { bytes: fullBytes, pages: listed.length });
  put(outDir, 'llms-full.txt', full);
  put(outDir, 'llms.txt', list);
  for (const one of sectionLists(site, listed)) put(outDir, one.address, one.text);
  for (const framework of FRAMEWORKS) put(outDir, `llms-${framework}.txt`, frameworkList(site, listed, framework));
  return { pages, listed: listed.length, overviewBytes: bytesOf(list), fullBytes };
}
