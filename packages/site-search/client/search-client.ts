import type { SearchRequest, SearchResponse } from '../model/hosted-shapes';

/** The common interface of the embedded index and the hosted service. */
export interface SearchClient {
  /** @throws SearchError when there is no answer */
  search(call: { requests: readonly SearchRequest[] }): Promise<SearchResponse>;
  /**
   * Calls `listener` when the same query would now get better results than before.
   * @returns a function that unsubscribes
   */
  onImproved?(listener: () => void): () => void;
}

/** `missing`: no index has been built. `network`: it cannot be reached. `broken`: it exists but cannot be used. */
export type SearchFailure = 'missing' | 'network' | 'broken';

/** The dialog shows its error screen only for errors with this name. */
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
