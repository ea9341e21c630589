/** A page file without a default export. */
export const title = 'Nothing to render';
