/** Docusaurus sets it to `true` on `<html>` when the page is hydrated; the server's HTML has another value. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
/** Text for screen readers only. Components and the style sheet spell it. */
export const VISUALLY_HIDDEN_CLASS = 'kd-visually-hidden';
