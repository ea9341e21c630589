/** Docusaurus sets this attribute of `<html>` to `true` once the page is hydrated; in the server's HTML it has another value. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
/** Class of text for screen readers only. Components and style sheets repeat the name. */
export const VISUALLY_HIDDEN_CLASS = 'kd-visually-hidden';
/** On the document, when the reader is likely to navigate soon: `route-tables` sends it, `critical-style` then applies the full sheet. */
export const NEXT_PAGE_EVENT = 'kd-next-page';
