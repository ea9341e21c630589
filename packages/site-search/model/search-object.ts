import { ownTitle, pageOf, type Level, type SearchRecord } from './record';
import type { Hierarchy, SearchHit, TitleKey } from './hosted-shapes';

const LEVELS: readonly Level[] = [0, 1, 2, 3, 4, 5, 6];
export const TITLE_KEYS: readonly TitleKey[] = LEVELS.map((level): TitleKey => `lvl${level}`);

/** The facet attributes, named as in Docusaurus' page metadata. */
export interface FacetAttributes {
  language: string;
  docusaurus_tag: string;
}

export function facetsOf(record: Pick<SearchRecord, 'language' | 'tag'>): FacetAttributes {
  return { language: record.language, docusaurus_tag: record.tag };
}

/** Titles by level; levels a record does not reach are null. */
export function hierarchyOf(titles: readonly string[], write: (title: string, key: TitleKey) => string): Hierarchy {
  const hierarchy: Hierarchy = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  TITLE_KEYS.forEach((key, level) => {
    const title = titles[level];
    if (title !== undefined) hierarchy[key] = write(title, key);
  });
  return hierarchy;
}

/** The level of a record's own title as the type of a hit. */
export function typeOf(record: Pick<SearchRecord, 'titles'>): Exclude<SearchHit['type'], 'content'> {
  switch (record.titles.length) {
    case 0:
    case 1:
    case 2:
      return 'lvl1';
    case 3:
      return 'lvl2';
    case 4:
      return 'lvl3';
    case 5:
      return 'lvl4';
    case 6:
      return 'lvl5';
    default:
      return 'lvl6';
  }
}

/** A record's unique id. Several demos may share one URL, so theirs include the title. */
export function objectIdOf(record: Pick<SearchRecord, 'url' | 'kind' | 'titles'>): string {
  return record.kind === 'demo' ? `${record.url}~${ownTitle(record)}` : record.url;
}

export function anchorOf(url: string): string | null {
  const page = pageOf(url);
  return url.length > page.length ? url.slice(page.length + 1) : null;
}
