import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { markdownAddress } from '../address';
import { toMarkdownPage, relevantHtml, type MarkdownPage } from '../convert/page';
import { PageCache } from './cache';
import { bytesOf, fullText, overview, type ListedPage, type SiteFacts } from './llms';

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

/**
 * Writes every page of a built site as Markdown next to its HTML, and the two lists.
 * @throws when the text of a page cannot be read; the message lists all such pages
 */
export function writeSite(settings: WriteSettings): WriteReport {
  const { outDir, baseUrl, site } = settings;
  const hidden = settings.unlisted.map(pattern);
  const listed: ListedPage[] = [];
  const lost: string[] = [];
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
      page = cache.take(html, url, () => toMarkdownPage(html, url));
    } catch (error) {
      lost.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (page === undefined) continue;
    const target = path.join(outDir, markdownAddress(inside));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, page.markdown);
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
  writeFileSync(path.join(outDir, 'llms-full.txt'), full);
  writeFileSync(path.join(outDir, 'llms.txt'), list);
  return { pages, listed: listed.length, overviewBytes: bytesOf(list), fullBytes };
}
