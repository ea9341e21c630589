/** Messages between the page and the search worker. Both sides check what they get. */
import { isArrayOf, isCount, isRecord, isString } from '@site-packages/contracts';
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

const isSearchRequest = (value: unknown): value is SearchRequest => isRecord(value) && isString(value['indexName']);

export function isToWorker(value: unknown): value is ToWorker {
  if (!isRecord(value)) return false;
  if (value['type'] === 'start') return isString(value['indexUrl']) && isString(value['origin']);
  return value['type'] === 'search' && isCount(value['id']) && isArrayOf(value['requests'], isSearchRequest);
}

const isFailure = (value: unknown): value is SearchFailure =>
  value === 'missing' || value === 'network' || value === 'broken';

const isResponse = (value: unknown): value is SearchResponse => isRecord(value) && Array.isArray(value['results']);

export function isFromWorker(value: unknown): value is FromWorker {
  if (!isRecord(value)) return false;
  switch (value['type']) {
    case 'ready':
      return isCount(value['records']) && typeof value['took'] === 'number';
    case 'complete':
      return typeof value['took'] === 'number';
    case 'answer':
      return isCount(value['id']) && isResponse(value['response']);
    case 'failed':
      return isCount(value['id']) && isFailure(value['failure']) && isString(value['message']);
    default:
      return false;
  }
}
