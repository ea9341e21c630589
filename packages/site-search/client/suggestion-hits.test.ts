import { expect, it } from 'vitest';
import type { SearchResult } from '../model/hosted-shapes';
import { withoutSuggestions, withSuggestions } from './suggestion-hits';

const result = (suggestions?: string[]): SearchResult => ({
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  exhaustiveNbHits: true,
  processingTimeMS: 0,
  query: 'x',
  params: '',
  index: 'k',
  ...(suggestions === undefined ? {} : { suggestions }),
});

/** The names that the dialog would suggest: groups of the hits, in order. */
const groups = (given: SearchResult) => [
  ...new Set(given.hits.map((hit) => hit._highlightResult.hierarchy.lvl0?.value)),
];

it('puts suggestions where the dialog looks for alternatives, and none in the list of hits', () => {
  const carried = withSuggestions(result(['rect', 'ring', 'drag']));
  expect(groups(carried).slice(0, 3)).toEqual(['rect', 'ring', 'drag']);
  expect(groups(carried).length).toBeGreaterThan(20);
  expect(withoutSuggestions(carried.hits)).toEqual([]);
  expect(carried.nbHits).toBe(0);
});

it('has no visible padding', () => {
  expect(groups(withSuggestions(result(['rect'])))).toEqual(['rect']);
  expect(withSuggestions(result()).hits).toEqual([]);
});
