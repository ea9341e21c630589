/** The search index leaves out what has this. */
export const SEARCH_ATTRIBUTE = 'data-search';
export const UNSEARCHED = { [SEARCH_ATTRIBUTE]: 'off' } as const;
