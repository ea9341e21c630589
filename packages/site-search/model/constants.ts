/** Numbers of the search, in one place: ranking in `weights.ts`, limits here. */

/** Results on one page of answers, in the dialog and on the results page. */
export const HITS_PER_PAGE = 20;
/** Longest query; longer ones are cut. */
export const MAX_QUERY_LENGTH = 64;
/** Words of a query beyond these are ignored. */
export const MAX_QUERY_WORDS = 10;
/** Words in a snippet when the request does not say. */
export const SNIPPET_WORDS = 10;
/** How long the hosted service is waited for, in milliseconds. */
export const HOSTED_TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;
