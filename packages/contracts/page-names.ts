/** Docusaurus sets it to `true` on `<html>` when the page is hydrated; the server's HTML has another value. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
/** Text for screen readers only. Components and the style sheet spell it. */
export const VISUALLY_HIDDEN_CLASS = 'kd-visually-hidden';
/** On the document, when the reader is likely to navigate soon: `route-tables` sends it, `critical-style` then applies the full sheet. */
export const NEXT_PAGE_EVENT = 'kd-next-page';
