/** The search index leaves out elements with this attribute. */
export const SEARCH_ATTRIBUTE = 'data-search';
export const UNSEARCHED = { [SEARCH_ATTRIBUTE]: 'off' } as const;
