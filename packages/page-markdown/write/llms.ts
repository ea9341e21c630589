import { markdownAddress } from '../address';
import type { MarkdownPage } from '../convert/page';
import { FRAMEWORK_LABELS, FRAMEWORKS, type Framework } from '../frameworks';

/** Facts about the whole site, for the lists. */
export interface SiteFacts {
  title: string;
  /** One sentence about the site. */
  tagline: string;
  /** Sentences below it; each becomes a paragraph. */
  details: readonly string[];
  /** Absolute URL of the site, with its base path and a trailing slash. */
  url: string;
  /** Sections in order, each with the tasks for which its list is read; other sections follow in the order of their pages. */
  sections: readonly { name: string; useWhen: string }[];
  /** Frequent tasks whose words are not those of a title, and the path of the page for each. */
  tasks: readonly { task: string; page: string }[];
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
function bySection(pages: readonly ListedPage[], { sections }: SiteFacts): [string, ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>(sections.map(({ name }) => [name, []]));
  for (const page of pages) groups.set(page.section, [...(groups.get(page.section) ?? []), page]);
  return [...groups].filter(([, members]) => members.length > 0);
}

/** Path of a page's Markdown, from the host's root; in one framework where the page has that form. */
function pathOf(page: MarkdownPage, framework?: Framework): string {
  return markdownAddress(new URL(page.url).pathname, '/', page.frameworks === undefined ? undefined : framework);
}

/** The path of a file of the site, such as `/llms.txt`, below its base path. */
const onSite = (site: SiteFacts, file: string): string => new URL(file.slice(1), site.url).pathname;

/** `llms-full.txt`: the Markdown of all listed pages, one after the other. */
export function fullText(site: SiteFacts, pages: readonly ListedPage[]): string {
  const ordered = bySection(pages, site).flatMap(([, members]) => members);
  const head = `# ${site.title}: the whole site\n\n> ${site.tagline}\n\n${ordered.length} pages, each with its address.\n`;
  // Each page starts with its level 1 heading.
  return `${head}\n${ordered.map(({ markdown }) => `---\n\n${markdown.trim()}\n`).join('\n')}`;
}

/** A section's list, from the site's root: `/llms/drag-and-drop.txt`. */
function listAddress(section: string): string {
  return `/llms/${section
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.txt`;
}

/** A list for each section: its pages with description and size. */
export function sectionLists(site: SiteFacts, pages: readonly ListedPage[]): { address: string; text: string }[] {
  return bySection(pages, site).map(([name, members]) => {
    const lines = members.map((page) => {
      const about = page.description === '' ? '' : ` ${page.description}`;
      return `- [${page.title}](${pathOf(page)}):${about} (${sizeWords(bytesOf(page.markdown))})`;
    });
    return { address: listAddress(name), text: `# ${site.title}: ${name}\n\n${IN_ONE}\n\n${lines.join('\n')}\n` };
  });
}

const IN_ONE =
  'A page in one framework is shorter: `.react.md`, `.vue.md`, `.svelte.md` or `.vanilla.md` instead of `.md`, except for the API reference.';

function tasksText(site: SiteFacts, pages: readonly ListedPage[], framework?: Framework): string[] {
  return site.tasks.map(({ task, page }) => {
    const found = pages.find(({ url }) => new URL(url).pathname === onSite(site, page));
    if (found === undefined)
      throw new Error(`The task "${task}" names ${page}, which is not a listed page. Name another in the settings.`);
    return `- ${task}: [${found.title}](${pathOf(found, framework)})`;
  });
}

/** `llms.txt`: what the site is, frequent tasks, and each section with the address of its list. */
export function overview(
  site: SiteFacts,
  pages: readonly ListedPage[],
  full: { bytes: number; pages: number },
): string {
  const useOf = new Map(site.sections.map(({ name, useWhen }) => [name, useWhen]));
  const sections = bySection(pages, site).map(([name, members]) => {
    const use = useOf.get(name);
    return `- [${name}](${onSite(site, listAddress(name))}): ${members.length} pages.${use === undefined ? '' : ` Use when ${use}`}`;
  });
  const frameworks = FRAMEWORKS.map((one) => `[${FRAMEWORK_LABELS[one]}](${onSite(site, `/llms-${one}.txt`)})`).join(
    ', ',
  );
  return [
    `# ${site.title}`,
    '',
    `> ${site.tagline}`,
    '',
    ...site.details.flatMap((words) => [words.replaceAll('](/', `](${onSite(site, '/')}`), '']),
    '## Reading',
    '',
    'Every page is also Markdown at its address plus `.md`, in all frameworks.',
    '',
    IN_ONE,
    '',
    `All titles with the address in one framework: ${frameworks}. All ${full.pages} pages in one file of ${sizeWords(full.bytes)}: [llms-full.txt](${onSite(site, '/llms-full.txt')}).`,
    '',
    '## Tasks',
    '',
    ...tasksText(site, pages),
    '',
    '## Sections',
    '',
    ...sections,
    '',
  ].join('\n');
}

/** `llms-react.txt` and so on: the title and address of every page in one framework. */
export function frameworkList(site: SiteFacts, pages: readonly ListedPage[], framework: Framework): string {
  const others = new Set<string>(FRAMEWORKS.filter((one) => one !== framework).map((one) => FRAMEWORK_LABELS[one]));
  const sections = bySection(pages, site).filter(([name]) => !others.has(name));
  return [
    `# ${site.title} in ${FRAMEWORK_LABELS[framework]}`,
    '',
    ...site.details.flatMap((words) => [words.replaceAll('](/', `](${onSite(site, '/')}`), '']),
    '## Tasks',
    '',
    ...tasksText(site, pages, framework),
    '',
    ...sections.flatMap(([name, members]) => [
      `## ${name}`,
      '',
      ...members.map((page) => `- [${page.title}](${pathOf(page, framework)})`),
      '',
    ]),
  ].join('\n');
}
