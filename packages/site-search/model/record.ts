/** Depth of a title in the breadcrumbs: 0 is the group, 1 the page, 2 to 6 its headings. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a record is about. It affects the ranking, not how the record is shown. */
export type RecordKind = 'page' | 'section' | 'member' | 'demo';

/**
 * One thing a search can find: a page, a section under a heading, an API member or a demo.
 * All texts are plain text; nothing here is markup.
 */
export interface SearchRecord {
  /** Site path with anchor: `/docs/shapes/Rect.html#rounded-corners`. Also the record's identity. */
  url: string;
  kind: RecordKind;
  /** Titles from the group (index 0) down to this record's own, at least two. */
  titles: string[];
  /** The section's prose, without code blocks. For a page, the prose before its first heading. */
  text: string;
  /** One sentence that is available before the full text is loaded; empty when there is none. */
  summary: string;
  /** Additional words that find the record, such as tags and members that a demo uses. */
  keywords: string[];
  /** What people type who look for it, with semicolons between. */
  wordings?: string;
  /** True for the page that opens its group: the first of a sidebar category. */
  leads?: boolean;
  /** Facets for contextual search. */
  language: string;
  tag: string;
}

/** The record's own title. */
export function ownTitle(record: Pick<SearchRecord, 'titles'>): string {
  return record.titles.at(-1) ?? '';
}

/** The page a record is on: its address without the anchor. */
export function pageOf(url: string): string {
  const hash = url.indexOf('#');
  return hash < 0 ? url : url.slice(0, hash);
}
