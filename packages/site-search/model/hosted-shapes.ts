/**
 * The request and response shapes of the hosted service's call for several queries. The search dialog and the results page use them in
 * both modes, so the embedded index answers in the same shapes.
 */
import type { Level } from './record';

/** One of the `requests` of a call. The embedded index ignores fields that it does not know. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  /** Results per page; 20 by default. */
  hitsPerPage?: number;
  /** Page of results, counted from 0. */
  page?: number;
  /** `attribute:words`, for example `content:10`. */
  attributesToSnippet?: string[];
  /** Replaces the words that a snippet leaves out. */
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** All entries must match; a nested list matches when one of its entries does. Entries are `facet:value` or `facet:-value`. */
  facetFilters?: string | (string | string[])[];
  clickAnalytics?: boolean;
}

export type TitleKey = `lvl${Level}`;
export type Hierarchy = Record<TitleKey, string | null>;

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface Snippet {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A found record. Values of `_highlightResult` and `_snippetResult` are HTML with escaped text and marked matches. */
export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Exclude<TitleKey, 'lvl0'> | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult: { hierarchy: Partial<Record<TitleKey, Highlight>> };
  _snippetResult: { hierarchy: Partial<Record<TitleKey, Snippet>>; content?: Snippet };
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  processingTimeMS: number;
  query: string;
  params: string;
  index: string;
  queryID?: string;
  /** Queries that would find something; only the embedded index sets it, and only without hits. */
  suggestions?: string[];
}

export interface SearchResponse {
  results: SearchResult[];
}
