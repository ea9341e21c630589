import { markdownAddress } from '../address';
import type { MarkdownPage } from '../convert/page';

/** What the lists say about the site as a whole. */
export interface SiteFacts {
  title: string;
  /** One sentence: what the site is about. */
  tagline: string;
  /** Sentences below it; each becomes a paragraph. */
  details: readonly string[];
  /** Where the site is, absolute, with its base path and a slash at its end. */
  url: string;
  /** Section names in order; others follow as they come. */
  sectionOrder: readonly string[];
}

/** A page and the section of the list it stands in. */
export interface ListedPage extends MarkdownPage {
  section: string;
}

/** `1536` is `1.5 kB`; from a megabyte on it is MB. */
export function sizeWords(bytes: number): string {
  const kB = bytes / 1000;
  if (kB >= 1000) return `${(kB / 1000).toFixed(1)} MB`;
  return kB < 10 ? `${kB.toFixed(1)} kB` : `${Math.round(kB)} kB`;
}

/** Bytes of a text as UTF-8. */
export function bytesOf(words: string): number {
  return new TextEncoder().encode(words).length;
}

/** Pages by section, sections in the wanted order. */
function bySection(pages: readonly ListedPage[], order: readonly string[]): [string, ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>(order.map((name) => [name, []]));
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups].filter(([, members]) => members.length > 0);
}

function markdownUrl(page: MarkdownPage): string {
  const { origin, pathname } = new URL(page.url);
  return `${origin}${markdownAddress(pathname)}`;
}

/** `llms-full.txt`: every listed page's Markdown, one after the other. */
export function fullText(site: SiteFacts, pages: readonly ListedPage[]): string {
  const ordered = bySection(pages, site.sectionOrder).flatMap(([, members]) => members);
  const head = `# ${site.title}: the whole site\n\n> ${site.tagline}\n\n${ordered.length} pages, each with its address.\n`;
  // Each page's first heading is of level 1: that is where it begins.
  return `${head}\n${ordered.map(({ markdown }) => `---\n\n${markdown.trim()}\n`).join('\n')}`;
}

/** `llms.txt`: what the site is, and every page with its description and size. */
export function overview(
  site: SiteFacts,
  pages: readonly ListedPage[],
  full: { bytes: number; pages: number },
): string {
  const lines = [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    ...site.details.flatMap((words) => [words, '']),
    `Every page is also Markdown at its address plus \`.md\`. All of them in one file, ${full.pages} pages, ${sizeWords(full.bytes)}: ${site.url}llms-full.txt`,
    '',
  ];
  for (const [name, members] of bySection(pages, site.sectionOrder)) {
    lines.push(`## ${name}`, '');
    for (const page of members) {
      const about = page.description === '' ? '' : ` ${page.description}`;
      lines.push(`- [${page.title}](${markdownUrl(page)}):${about} (${sizeWords(bytesOf(page.markdown))})`);
    }
    lines.push('');
  }
  return lines.join('\n');
}
