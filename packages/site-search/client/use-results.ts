import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchHit, SearchRequest, SearchResult } from '../model/hosted-shapes';
import { HITS_PER_PAGE } from '../model/constants';
import { SearchError, type SearchClient, type SearchFailure } from './search-client';

/** What the results page shows. */
export interface Results {
  status: 'idle' | 'loading' | 'shown' | 'failed';
  /** The query that `hits` belong to. */
  query: string;
  hits: SearchHit[];
  total: number;
  hasMore: boolean;
  suggestions: string[];
  failure?: SearchFailure;
}

const NOTHING: Results = { status: 'idle', query: '', hits: [], total: 0, hasMore: false, suggestions: [] };

export interface ResultsOptions {
  getClient: () => Promise<SearchClient>;
  /** Fields of every request other than query and page; must stay the same object as long as its content is the same. */
  parameters: Omit<SearchRequest, 'query' | 'page'>;
  /** Milliseconds after the last key before a query is sent. */
  delay: number;
}

/** Requests the results of a query page by page; outdated answers are dropped. */
export function useResults(query: string, { getClient, parameters, delay }: ResultsOptions) {
  const [results, setResults] = useState<Results>(NOTHING);
  const latest = useRef(0);
  const page = useRef(0);
  /** The page that was requested last, to request it again after a failure. */
  const asked = useRef(0);

  const ask = useCallback(
    async (wanted: number) => {
      const turn = ++latest.current;
      asked.current = wanted;
      setResults((now) => ({ ...now, status: 'loading' }));
      try {
        const client = await getClient();
        const request = { ...parameters, query, page: wanted, hitsPerPage: HITS_PER_PAGE };
        const { results: answers } = await client.search({ requests: [request] });
        if (turn !== latest.current) return;
        page.current = wanted;
        setResults((now) => next(now, query, wanted, answers[0]));
      } catch (error) {
        if (turn !== latest.current) return;
        const failure = error instanceof SearchError ? error.failure : 'network';
        setResults((now) => ({ ...now, status: 'failed', failure }));
      }
    },
    [getClient, parameters, query],
  );

  useEffect(() => {
    if (query.trim() === '') {
      latest.current += 1;
      setResults(NOTHING);
      return undefined;
    }
    setResults((now) => ({ ...now, status: 'loading' }));
    const timer = setTimeout(() => void ask(0), delay);
    return () => clearTimeout(timer);
  }, [query, ask, delay]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const again = () => {
      if (query.trim() !== '' && page.current === 0) void ask(0);
    };
    getClient().then(
      (client) => {
        if (!ended) stop = client.onImproved?.(again);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop?.();
    };
  }, [getClient, ask, query]);

  const more = useCallback(() => void ask(page.current + 1), [ask]);
  const retry = useCallback(() => void ask(asked.current), [ask]);
  return { results, more, retry };
}

function next(now: Results, query: string, page: number, result: SearchResult | undefined): Results {
  if (result === undefined) return { ...NOTHING, status: 'shown', query };
  return {
    status: 'shown',
    query,
    hits: page === 0 ? result.hits : [...now.hits, ...result.hits],
    total: result.nbHits,
    hasMore: result.nbPages > page + 1,
    suggestions: result.suggestions ?? [],
  };
}
