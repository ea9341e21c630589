/** Messages between the page and the search worker. Both run our code, so neither checks what it gets. */
import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';
import type { SearchFailure } from './search-client';

export type ToWorker =
  /** First message: the URL of the index, and the origin to prepend to the paths of hits. */
  | { type: 'start'; indexUrl: string; origin: string }
  | { type: 'search'; id: number; requests: readonly SearchRequest[] };

export type FromWorker =
  /** Titles can be searched. `took` is in milliseconds since the file arrived. */
  | { type: 'ready'; records: number; took: number }
  /** Texts can be searched, too. */
  | { type: 'complete'; took: number }
  | { type: 'answer'; id: number; response: SearchResponse }
  | { type: 'failed'; id: number; failure: SearchFailure; message: string };
