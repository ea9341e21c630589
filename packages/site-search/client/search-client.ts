import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';

/** The one interface of the embedded index and the hosted service. */
export interface SearchClient {
  /** @throws SearchError when no answer can be had */
  search(call: { requests: readonly SearchRequest[] }): Promise<SearchResponse>;
  /**
   * Calls back when the same query would now be answered better than before.
   * @returns a function that ends it
   */
  onImproved?(listener: () => void): () => void;
}

/** `missing`: no index has been built. `network`: it cannot be reached. `broken`: it is there and cannot be used. */
export type SearchFailure = 'missing' | 'network' | 'broken';

/** The dialog shows its error screen for errors of this name. */
const SHOWN_ERROR = 'RetryError';

export class SearchError extends Error {
  override readonly name = SHOWN_ERROR;

  constructor(
    readonly failure: SearchFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
