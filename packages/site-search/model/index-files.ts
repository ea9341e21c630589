/**
 * The two files of the embedded index. The first contains the titles and summaries of all records and a prebuilt index of titles,
 * addresses and keywords: it can answer queries on its own, a few milliseconds after it arrives. The second contains the records' plain
 * texts, in the same order: snippets need them anyway, and indexing them on arrival is cheaper than loading a second index. It also has what
 * people type who look for a record, which no page shows.
 */
import { isArrayOf, isCount, isString, listOf, withFields } from '@site-packages/contracts';
import { pageOf, type RecordKind, type SearchRecord } from './record';

/** Incremented when the layout changes; a file of another version is rejected. */
const VERSION = 3;

const KINDS: readonly RecordKind[] = ['page', 'section', 'member', 'demo'];

/** In place of an anchor that follows from the title, as most do. */
const OWN_ANCHOR = '#';

/** The anchor that a heading or a member of the API gets from its title. */
function anchorOf(kind: RecordKind | undefined, title: string): string {
  if (kind === 'member') return `#${title}`;
  return `#${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')}`;
}

/** Anchor including `#`, or `OWN_ANCHOR`, index of the kind in `KINDS`, own title, depth of the title (1 for the page), summary, keywords. */
type TitleRow = [anchor: string, kind: number, title: string, depth: number, summary?: string, keywords?: string];

/** Records of one page: its path, indexes of its group and facet, and the rows of the page itself and the records below it. */
interface PageRows {
  path: string;
  group: number;
  facet: number;
  /** The page opens its group. */
  leads?: true;
  rows: TitleRow[];
}

export interface TitlesFile {
  version: typeof VERSION;
  /** Name of the file with the texts, in the same folder. */
  texts: string;
  groups: string[];
  /** Language and docs tag, for contextual search. */
  facets: [language: string, tag: string][];
  pages: PageRows[];
  /** The words of titles, addresses and keywords, as `TermIndex` packs them. */
  terms: string;
}

export interface TextsFile {
  version: typeof VERSION;
  /** One per record, in the order of the titles file. */
  texts: string[];
  /** What people type who look for a record, in the same order; empty for most. */
  wordings: string[];
}

/** What the index knows about a record before its text is loaded. */
export type TitleRecord = Omit<SearchRecord, 'text' | 'wordings'>;

/** Position of an item in a list; adds the item when it is missing. */
function indexIn<T>(list: T[], item: T, same: (a: T, b: T) => boolean): number {
  const found = list.findIndex((each) => same(each, item));
  return found >= 0 ? found : list.push(item) - 1;
}

/**
 * Packs records for the first file. A row contains only its own title and depth: the titles above it are those of earlier rows. The
 * records of a page must be consecutive.
 */
export function encodeTitles(records: readonly TitleRecord[], terms: string, texts: string): TitlesFile {
  const file: TitlesFile = { version: VERSION, texts, groups: [], facets: [], pages: [], terms };
  let open: PageRows | undefined;
  let above: string[] = [];
  for (const record of records) {
    const path = pageOf(record.url);
    const group = indexIn(file.groups, record.titles[0] ?? '', (a, b) => a === b);
    const facet = indexIn(file.facets, [record.language, record.tag], (a, b) => a[0] === b[0] && a[1] === b[1]);
    if (open?.path !== path || open.group !== group || open.facet !== facet) {
      open = { path, group, facet, ...(record.leads === true ? { leads: true } : {}), rows: [] };
      file.pages.push(open);
      above = record.titles.slice(0, 1);
    }
    checkTitlesAbove(record, above);
    const title = record.titles.at(-1) ?? '';
    const anchor = record.url.slice(path.length);
    const row: TitleRow = [
      anchor === anchorOf(record.kind, title) ? OWN_ANCHOR : anchor,
      KINDS.indexOf(record.kind),
      title,
      record.titles.length - 1,
    ];
    const keywords = record.keywords.join(' ');
    if (record.summary !== '' || keywords !== '') row.push(record.summary);
    if (keywords !== '') row.push(keywords);
    open.rows.push(row);
  }
  return file;
}

/** @param above the titles above the record so far; the record's own title is added to the list */
function checkTitlesAbove(record: TitleRecord, above: string[]): void {
  const depth = record.titles.length - 1;
  above.length = Math.min(above.length, depth);
  if (above.length < depth || above.some((title, level) => title !== record.titles[level])) {
    throw new Error(
      `The record ${record.url} (${record.titles.join(' > ')}) does not follow the records of the titles above it. ` +
        'Put the records of a page in the order of its headings, the page itself first.',
    );
  }
  above.push(record.titles[depth] ?? '');
}

export function encodeTexts(records: readonly SearchRecord[]): TextsFile {
  return {
    version: VERSION,
    texts: records.map((record) => record.text),
    wordings: records.map((record) => record.wordings?.replaceAll('; ', ';') ?? ''),
  };
}

/** Unpacks the first file. */
export function decodeTitles(file: TitlesFile): TitleRecord[] {
  return file.pages.flatMap(({ path, group, facet, leads, rows }) => {
    const [language = '', tag = ''] = file.facets[facet] ?? [];
    const above: string[] = [file.groups[group] ?? ''];
    return rows.map(([anchor, kind, title, depth, summary = '', keywords = '']): TitleRecord => {
      above.length = Math.min(above.length, depth);
      above.push(title);
      return {
        url: path + (anchor === OWN_ANCHOR ? anchorOf(KINDS[kind], title) : anchor),
        kind: KINDS[kind] ?? 'section',
        titles: [...above],
        summary,
        keywords: keywords === '' ? [] : keywords.split(' '),
        language,
        tag,
        ...(leads === true && anchor === '' && KINDS[kind] === 'page' ? { leads } : {}),
      };
    });
  });
}

function isTitleRow(value: unknown): value is TitleRow {
  if (!Array.isArray(value)) return false;
  const [anchor, kind, title, depth, summary, keywords] = value as unknown[];
  return (
    isString(anchor) &&
    isCount(kind) &&
    isString(title) &&
    isCount(depth) &&
    (summary === undefined || isString(summary)) &&
    (keywords === undefined || isString(keywords))
  );
}

const isFacet = (value: unknown): value is [string, string] => isArrayOf(value, isString) && value.length === 2;
const isVersion = (value: unknown): value is typeof VERSION => value === VERSION;

/** True for a complete titles file of this version. */
export const isTitlesFile = withFields<TitlesFile>({
  version: isVersion,
  texts: isString,
  groups: listOf(isString),
  facets: listOf(isFacet),
  pages: listOf(
    withFields<PageRows>({
      path: isString,
      group: isCount,
      facet: isCount,
      leads: (value) => value === undefined || value === true,
      rows: listOf(isTitleRow),
    }),
  ),
  terms: isString,
});

export const isTextsFile = withFields<TextsFile>({
  version: isVersion,
  texts: listOf(isString),
  wordings: listOf(isString),
});
