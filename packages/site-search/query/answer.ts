import { HITS_PER_PAGE, SNIPPET_WORDS } from '../model/constants';
import type {
  Highlight,
  SearchHit,
  SearchRequest,
  SearchResponse,
  SearchResult,
  Snippet,
  TitleKey,
} from '../model/hosted-shapes';
import type { TitleRecord } from '../model/index-files';
import { withoutLeadMarks } from '../model/leads';
import { pageOf } from '../model/record';
import { anchorOf, facetsOf, hierarchyOf, objectIdOf, TITLE_KEYS, typeOf } from '../model/search-object';
import { passes } from './facets';
import { escapeHtmlAndQuotes, highlight, snippet, type Marking } from './highlight';
import { parseQuery } from './parse';
import type { Found } from './found';
import type { SearchIndex } from './search-index';
import { suggest } from './suggest';

/** The index, and what else answering needs. */
export interface AnswerSource {
  index: SearchIndex;
  /** Text of a record by position; empty until it has loaded. */
  textOf: (record: number) => string;
  /** Prepended to site paths, so that hits have absolute URLs: `https://example.org`. */
  origin: string;
}

/** Answers a call in the hosted service's shapes. */
export function answer(requests: readonly SearchRequest[], source: AnswerSource): SearchResponse {
  return { results: requests.map((request) => answerOne(request, source)) };
}

function answerOne(request: SearchRequest, source: AnswerSource): SearchResult {
  const start = performance.now();
  const { index } = source;
  const query = request.query ?? '';
  const hitsPerPage = request.hitsPerPage ?? HITS_PER_PAGE;
  const page = request.page ?? 0;
  const accepts = (record: TitleRecord) => passes(request.facetFilters, { ...facetsOf(record) });
  const { found, terms } = index.search(query, accepts);
  const words = wordsToMark(query);
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((each) => hitOf(each, markingOf(words, terms, request), request, source));
  const suggestions = found.length === 0 && words.length > 0 ? suggest(query, index, accepts) : [];
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Math.round(performance.now() - start),
    query,
    params: '',
    index: request.indexName,
    ...(suggestions.length === 0 ? {} : { suggestions }),
  };
}

/** The words to mark. Fillers are not searched for, so they are not marked either. */
function wordsToMark(query: string): string[] {
  return parseQuery(query).words.flatMap(({ role, whole }) => (role === 'filler' ? [] : [whole]));
}

function markingOf(typed: string[], terms: ReadonlySet<string>, request: SearchRequest): Marking {
  return { typed, terms, before: request.highlightPreTag ?? '<em>', after: request.highlightPostTag ?? '</em>' };
}

function hitOf(found: Found, marking: Marking, request: SearchRequest, source: AnswerSource): SearchHit {
  const record = source.index.records[found.record];
  if (record === undefined) throw new Error(`There is no record ${found.record}.`);
  const text = withoutLeadMarks(source.textOf(found.record));
  const content = text === '' ? record.summary : text;
  const ellipsis = escapeHtmlAndQuotes(request.snippetEllipsisText ?? '…');
  const sizes = snippetSizes(request.attributesToSnippet ?? []);
  const title = typeOf(record);
  const highlighted: Partial<Record<TitleKey, Highlight>> = {};
  const snipped: Partial<Record<TitleKey, Snippet>> = {};
  TITLE_KEYS.forEach((key, level) => {
    const text = record.titles[level];
    if (text === undefined) return;
    // The dialog takes the group's label from here and writes it as text.
    highlighted[key] =
      key === 'lvl0' ? { value: text, matchLevel: 'none', matchedWords: [] } : highlight(text, marking);
    snipped[key] = snippet(text, sizes.get(`hierarchy.${key}`) ?? Number.POSITIVE_INFINITY, marking, ellipsis);
  });
  const contentSnippet =
    content === '' ? undefined : snippet(content, sizes.get('content') ?? SNIPPET_WORDS, marking, ellipsis);
  const isByText =
    title !== 'lvl1' &&
    !found.inTitle &&
    contentSnippet?.matchLevel !== undefined &&
    contentSnippet.matchLevel !== 'none';
  return {
    objectID: objectIdOf(record),
    url: source.origin + record.url,
    url_without_anchor: source.origin + pageOf(record.url),
    anchor: anchorOf(record.url),
    type: isByText ? 'content' : title,
    // The dialog stores hits as recent searches without their snippets, so their content must be as short as a snippet.
    content: contentSnippet === undefined ? null : withoutMarks(contentSnippet.value, marking),
    // The dialog writes titles of stored hits as HTML, but the group's label as text.
    hierarchy: hierarchyOf(record.titles, (each, key) => (key === 'lvl0' ? each : escapeHtmlAndQuotes(each))),
    _highlightResult: { hierarchy: highlighted },
    _snippetResult: { hierarchy: snipped, ...(contentSnippet === undefined ? {} : { content: contentSnippet }) },
  };
}

function withoutMarks(html: string, { before, after }: Marking): string {
  return html.replaceAll(before, '').replaceAll(after, '');
}

/** `content:10` to 10 words of `content`. */
function snippetSizes(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const colon = attribute.lastIndexOf(':');
      const size = Number.parseInt(attribute.slice(colon + 1), 10);
      return colon < 0 || Number.isNaN(size) ? [attribute, SNIPPET_WORDS] : [attribute.slice(0, colon), size];
    }),
  );
}
