import { pageOf, type RecordKind, type SearchRecord } from '../model/record';
import type { ApiDescription, ApiEntry } from './api-members';
import { membersUsed, type DemoEntry } from './demo-words';
import type { PageContent, PageSection } from './read-page';

/** Names the group (the heading above results) of pages at certain paths. Other pages are in the group of their first breadcrumb. */
export interface GroupRule {
  /** Start of the site path. The first matching rule applies. */
  prefix: string;
  label: string;
}

export interface IndexSources {
  /** Built pages by site path, in the order of the site. */
  pages: { path: string; content: PageContent }[];
  api: ApiDescription;
  demos: readonly DemoEntry[];
  groups: readonly GroupRule[];
  /** Group of pages that match no rule. */
  otherGroup: string;
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const DEEPEST = 6;
/** Keywords of most pages, which tell none of them apart. */
const EVERYWHERE = new Set(['', 'konva']);
/** Tags of lists of posts. Contextual search never includes these tags, but a reader who searches for the blog should find it. */
const LIST_TAG = /^blog_/;

function groupOf(path: string, content: PageContent, sources: IndexSources): string {
  const rule = sources.groups.find(({ prefix }) => path.startsWith(prefix));
  if (rule !== undefined) return rule.label;
  const [category] = content.breadcrumbs;
  return category !== undefined && content.breadcrumbs.length > 1 ? category : sources.otherGroup;
}

/** True for the first page of a sidebar category: the page before it, if any, is in another. */
function opensGroup(group: string, content: PageContent, groups: ReadonlyMap<string, string>): boolean {
  return content.breadcrumbs.length > 1 && (content.previous === undefined || groups.get(content.previous) !== group);
}

/** For each section the titles from the group down to its own, by the nesting of heading levels. */
function titlesOf(group: string, sections: readonly PageSection[]): string[][] {
  const open: PageSection[] = [];
  return sections.map((section) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= section.level) open.pop();
    open.push(section);
    return [group, ...open.slice(0, DEEPEST).map((each) => each.title)];
  });
}

function demoKeywords(demo: DemoEntry, members: readonly string[] | undefined): string[] {
  return [demo.title, ...demo.tags, ...(members ?? [])];
}

/**
 * Splits the site into records: one per page, heading and API member, and one per demo on pages with several. The only demo of a page gets
 * no record: its title, tags and members become keywords of the section that contains it.
 */
export function makeRecords(sources: IndexSources): SearchRecord[] {
  // A class without members of its own has an API page, too.
  const apiPages = new Map([...sources.api.pages.keys()].map((page): [string, ApiEntry[]] => [page, []]));
  for (const entry of sources.api.entries) {
    const list = apiPages.get(entry.page);
    if (list) list.push(entry);
    else apiPages.set(entry.page, [entry]);
  }
  const groups = new Map(sources.pages.map(({ path, content }) => [path, groupOf(path, content, sources)]));
  const demos = new Map(sources.demos.map((demo) => [demo.id, demo]));
  const uses = membersUsed(sources.demos, new Set(sources.api.entries.map((entry) => entry.name)));

  return sources.pages
    .filter(({ content }) => !content.hidden)
    .flatMap(({ path, content }) => {
      const group = groups.get(path) ?? sources.otherGroup;
      const titles = titlesOf(group, content.sections);
      const base = { language: content.language, tag: LIST_TAG.test(content.tag) ? 'default' : content.tag };
      const members = apiPages.get(path);

      const records = content.sections.map((section, index): SearchRecord => {
        const isPage = index === 0;
        return {
          url: section.anchor === undefined ? path : `${path}#${section.anchor}`,
          kind: isPage ? 'page' : kindOfSection(path, section, sources),
          titles: titles[index] ?? [group, section.title],
          text: (isPage ? sources.api.pages.get(path) : undefined) || section.text,
          summary: isPage ? content.description : '',
          keywords: isPage ? content.keywords.filter((word) => !EVERYWHERE.has(word)) : [],
          ...(isPage && opensGroup(group, content, groups) ? { leads: true } : {}),
          ...base,
        };
      });

      const onPage = content.demos.flatMap(({ id, section }) => {
        const demo = demos.get(id);
        return demo === undefined ? [] : [{ demo, section }];
      });
      const [only] = onPage;
      if (onPage.length === 1 && only !== undefined) {
        const record = records[only.section] ?? records[0];
        record?.keywords.push(...demoKeywords(only.demo, uses.get(only.demo.id)));
        if (records[0] !== undefined && records[0].summary === '') records[0].summary = only.demo.summary;
      }
      const page = records[0];
      const demoRecords: SearchRecord[] =
        onPage.length < 2 || page === undefined
          ? []
          : onPage.map(({ demo, section }) => ({
              url: records[section]?.url ?? path,
              kind: 'demo',
              titles: [...page.titles, demo.title],
              text: demo.summary,
              summary: demo.summary,
              keywords: demoKeywords(demo, uses.get(demo.id)).slice(1),
              ...base,
            }));

      if (members === undefined || page === undefined) return [...records, ...demoRecords];
      return [page, ...demoRecords, ...memberRecords(page, members)];
    });
}

/** Without the API reference's JSON, a heading on an API page that is an identifier counts as a member. */
function kindOfSection(path: string, section: PageSection, sources: IndexSources): RecordKind {
  const isApiPage = sources.api.entries.length === 0 && /(^|\/)api\//.test(path);
  return isApiPage && section.anchor === section.title && IDENTIFIER.test(section.title) ? 'member' : 'section';
}

/**
 * The records of an API page's members, which replace those of its sections: the rest of such a page (tables, inherited members) repeats
 * names that belong to other pages.
 */
function memberRecords(page: SearchRecord, members: readonly ApiEntry[]): SearchRecord[] {
  const seen = new Set<string>();
  return members.flatMap((member): SearchRecord[] => {
    const url = `${pageOf(page.url)}#${member.anchor}`;
    if (seen.has(url)) return [];
    seen.add(url);
    return [
      {
        url,
        kind: 'member',
        titles: [...page.titles.slice(0, 2), member.name],
        text: member.text,
        summary: member.summary,
        keywords: [member.kind],
        language: page.language,
        tag: page.tag,
      },
    ];
  });
}
