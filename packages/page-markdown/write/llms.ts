import { markdownAddress } from '../address';
import type { MarkdownPage } from '../convert/page';

/** Facts about the whole site, for the lists. */
export interface SiteFacts {
  title: string;
  /** One sentence about the site. */
  tagline: string;
  /** Sentences below it; each becomes a paragraph. */
  details: readonly string[];
  /** Absolute URL of the site, with its base path and a trailing slash. */
  url: string;
  /** Section names in order; other sections follow in the order of their pages. */
  sectionOrder: readonly string[];
}

/** A page and its section in the list. */
export interface ListedPage extends MarkdownPage {
  section: string;
}

/** A size in words: `1.5 kB` for 1536 bytes, in MB from one megabyte on. */
export function sizeWords(bytes: number): string {
  const kB = bytes / 1000;
  if (kB >= 1000) return `${(kB / 1000).toFixed(1)} MB`;
  return kB < 10 ? `${kB.toFixed(1)} kB` : `${Math.round(kB)} kB`;
}

/** Size of a text in bytes, as UTF-8. */
export function bytesOf(words: string): number {
  return new TextEncoder().encode(words).length;
}

/** Pages by section, with the sections in the given order. */
function bySection(pages: readonly ListedPage[], order: readonly string[]): [string, ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>(order.map((name) => [name, []]));
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups].filter(([, members]) => members.length > 0);
}

function markdownUrl(page: MarkdownPage): string {
  const { origin, pathname } = new URL(page.url);
  return `${origin}${markdownAddress(pathname)}`;
}

/** `llms-full.txt`: the Markdown of all listed pages, one after the other. */
export function fullText(site: SiteFacts, pages: readonly ListedPage[]): string {
  const ordered = bySection(pages, site.sectionOrder).flatMap(([, members]) => members);
  const head = `# ${site.title}: the whole site\n\n> ${site.tagline}\n\n${ordered.length} pages, each with its address.\n`;
  // Each page starts with its level 1 heading.
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
