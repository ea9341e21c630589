/**
 * The two files of the embedded index. The first holds titles and summaries of all records and a ready index of titles,
 * addresses and keywords: it answers alone, a few milliseconds after its arrival. The second holds the records' texts, in the
 * same order, as they are: snippets need them anyway, and indexing them on arrival is cheaper than loading a second index.
 */
import { isArrayOf, isCount, isRecord, isString } from '@site-packages/contracts';
import { pageOf, type RecordKind, type SearchRecord } from './record';

/** Raised when the layout changes; a file of another version is refused. */
const VERSION = 1;

const KINDS: readonly RecordKind[] = ['page', 'section', 'member', 'demo'];

/** Anchor with its `#`, kind, own title, depth of the title (1 for the page), summary, keywords. */
type TitleRow = [anchor: string, kind: number, title: string, depth: number, summary?: string, keywords?: string];

/** Records of one page: its path, group and facet, then the page's own row and those below it. */
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
  /** Name of the file with the texts, beside this one. */
  texts: string;
  groups: string[];
  /** Language and docs tag of the contextual search. */
  facets: [language: string, tag: string][];
  pages: PageRows[];
  /** The words of titles, addresses and keywords, as `TermIndex` packs them. */
  terms: string;
}

export interface TextsFile {
  version: typeof VERSION;
  /** One per record, in the order of the titles file. */
  texts: string[];
}

/** What the index knows of a record before its text has come. */
export type TitleRecord = Omit<SearchRecord, 'text'>;

/** Position of an item in a list, added when it is new. */
function indexIn<T>(list: T[], item: T, same: (a: T, b: T) => boolean): number {
  const found = list.findIndex((each) => same(each, item));
  return found >= 0 ? found : list.push(item) - 1;
}

/**
 * Packs records for the first file. A row holds only its own title and its depth: the titles above are those of the rows before
 * it. Records of one page must follow one another.
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
    const row: TitleRow = [
      record.url.slice(path.length),
      KINDS.indexOf(record.kind),
      record.titles.at(-1) ?? '',
      record.titles.length - 1,
    ];
    const keywords = record.keywords.join(' ');
    if (record.summary !== '' || keywords !== '') row.push(record.summary);
    if (keywords !== '') row.push(keywords);
    open.rows.push(row);
  }
  return file;
}

/** @param above titles that stand when the record comes; the record's own is added */
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
  return { version: VERSION, texts: records.map((record) => record.text) };
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
        url: path + anchor,
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

function isPageRows(value: unknown): value is PageRows {
  return (
    isRecord(value) &&
    isString(value['path']) &&
    isCount(value['group']) &&
    isCount(value['facet']) &&
    (value['leads'] === undefined || value['leads'] === true) &&
    isArrayOf(value['rows'], isTitleRow)
  );
}

const isFacet = (value: unknown): value is [string, string] => isArrayOf(value, isString) && value.length === 2;

/** True for a complete titles file of this version. */
export function isTitlesFile(value: unknown): value is TitlesFile {
  return (
    isRecord(value) &&
    value['version'] === VERSION &&
    isString(value['texts']) &&
    isArrayOf(value['groups'], isString) &&
    isArrayOf(value['facets'], isFacet) &&
    isArrayOf(value['pages'], isPageRows) &&
    isString(value['terms'])
  );
}

export function isTextsFile(value: unknown): value is TextsFile {
  return isRecord(value) && value['version'] === VERSION && isArrayOf(value['texts'], isString);
}
