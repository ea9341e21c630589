import type { Hierarchy, SearchHit } from '../model/hosted-shapes';
import { withoutLeadMarks } from '../model/leads';
import { pageOf, type SearchRecord } from '../model/record';
import { anchorOf, facetsOf, hierarchyOf, objectIdOf, typeOf, type FacetAttributes } from '../model/search-object';
import { escapeHtmlAndQuotes } from '../query/highlight';

/** What the hosted service stores for a record. */
export interface SearchObject extends FacetAttributes {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: SearchHit['type'];
  content: string | null;
  hierarchy: Hierarchy;
  keywords: string[];
  /** Breaks ties: pages before sections, in the order of the site. */
  weight: { level: number; position: number };
}

/** Maximum length of an object's text, in characters. The service rejects objects above 10 kB; titles and keywords need the rest. */
const LONGEST_CONTENT = 6000;

/** Splits a text between words into pieces that are short enough. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_CONTENT) {
    const space = rest.lastIndexOf(' ', LONGEST_CONTENT);
    const end = space > 0 ? space : LONGEST_CONTENT;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...found, rest];
}

/**
 * Turns records into the service's objects. Texts are escaped, because the dialog inserts what the service returns as HTML.
 * @param origin prepended to the records' paths; has no trailing slash
 */
export function toObjects(records: readonly SearchRecord[], origin: string): SearchObject[] {
  return records.flatMap((record, position) => {
    const level = record.titles.length - 1;
    const base = {
      url: origin + record.url,
      url_without_anchor: origin + pageOf(record.url),
      anchor: anchorOf(record.url),
      hierarchy: hierarchyOf(record.titles, (title, key) => (key === 'lvl0' ? title : escapeHtmlAndQuotes(title))),
      ...facetsOf(record),
      keywords: [...record.keywords, ...(record.wordings?.split(/;\s*/) ?? [])],
      weight: { level: 100 - level * 10, position },
    };
    const text = record.text === '' ? record.summary : withoutLeadMarks(record.text);
    return pieces(text).map((piece, number): SearchObject => ({
      ...base,
      objectID: number === 0 ? objectIdOf(record) : `${objectIdOf(record)}~${number}`,
      type: number === 0 ? typeOf(record) : 'content',
      content: piece === '' ? null : escapeHtmlAndQuotes(piece),
    }));
  });
}
