/** Limits of the search. The numbers of the ranking are in `query/weights.ts`. */

/** Results per page of an answer, in the dialog and on the results page. */
export const HITS_PER_PAGE = 20;
/** Maximum length of a query, in characters; longer ones are cut. */
export const MAX_QUERY_LENGTH = 64;
/** Words of a query beyond these are ignored. */
export const MAX_QUERY_WORDS = 10;
/** Words in a snippet when the request does not specify it. */
export const SNIPPET_WORDS = 10;
/** How long to wait for the hosted service, in milliseconds. */
export const HOSTED_TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;
