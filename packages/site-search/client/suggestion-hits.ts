/**
 * For a query without results, the dialog suggests the groups of the last answer it received. To make it suggest queries that find
 * something, an answer without hits gets fake hits whose groups are the suggested queries. `withoutSuggestions` removes these hits before
 * they are shown, and the dialog keeps their groups as suggestions.
 */
import type { SearchHit, SearchResult } from '../model/hosted-shapes';
import { hierarchyOf } from '../model/search-object';

const MARK = 'suggestion:';
/** The dialog shows `SHOWN` suggestions, and takes new ones only when they outnumber those it has. */
const SHOWN = 3;
const ENOUGH_TO_REPLACE = 40;

function suggestionHit(suggestion: string): SearchHit {
  return {
    objectID: MARK + suggestion,
    url: 'https://example.org/',
    url_without_anchor: 'https://example.org/',
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: hierarchyOf([suggestion, suggestion], (title) => title),
    _highlightResult: { hierarchy: { lvl0: { value: suggestion, matchLevel: 'none', matchedWords: [] } } },
    _snippetResult: { hierarchy: {} },
  };
}

/** Adds the suggestions of an answer without hits as fake hits. */
export function withSuggestions(result: SearchResult): SearchResult {
  const { suggestions } = result;
  if (result.hits.length > 0 || suggestions === undefined) return result;
  const padding = suggestions.length < SHOWN ? 0 : ENOUGH_TO_REPLACE - suggestions.length;
  const names = [...suggestions, ...Array.from({ length: padding }, (_, number) => `${MARK}${number}`)];
  return { ...result, hits: names.map(suggestionHit) };
}

export function withoutSuggestions<Hit extends { objectID: string }>(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => !hit.objectID.startsWith(MARK));
}
