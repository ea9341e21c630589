// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HITS_PER_PAGE } from '../model/constants';
import type { SearchHit, SearchResult } from '../model/hosted-shapes';
import { type SearchClient, SearchError } from './search-client';
import { useResults } from './use-results';

afterEach(cleanup);

const NO_TITLES = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** One of two pages, with one hit. */
function pageOf(page: number): SearchResult {
  const hit: SearchHit = {
    objectID: String(page),
    url: '/a.html',
    url_without_anchor: '/a.html',
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: NO_TITLES,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  };
  return {
    hits: [hit],
    nbHits: 2,
    page,
    nbPages: 2,
    hitsPerPage: HITS_PER_PAGE,
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    query: 'rect',
    params: '',
    index: 'docs',
  };
}

it('requests the failed page again, and keeps the pages before it', async () => {
  const asked: number[] = [];
  let isDown = false;
  const client: SearchClient = {
    search: ({ requests }) => {
      const page = requests[0]?.page ?? 0;
      asked.push(page);
      if (isDown) return Promise.reject(new SearchError('network', 'The index cannot be reached.'));
      return Promise.resolve({ results: [pageOf(page)] });
    },
  };
  const getClient = () => Promise.resolve(client);
  const parameters = { indexName: 'docs' };
  const { result } = renderHook(() => useResults('rect', { getClient, parameters, delay: 0 }));
  await waitFor(() => expect(result.current.results.status).toBe('shown'));

  isDown = true;
  act(() => result.current.more());
  await waitFor(() => expect(result.current.results.status).toBe('failed'));
  expect(result.current.results.hits).toHaveLength(1);

  isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.results.status).toBe('shown'));
  expect(asked).toEqual([0, 1, 1]);
  expect(result.current.results.hits.map(({ objectID }) => objectID)).toEqual(['0', '1']);
});
