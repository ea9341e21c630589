/** A page's file without the page: nothing is exported by default. */
export const title = 'Nothing to render';
