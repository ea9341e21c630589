/** Docusaurus sets this attribute of `<html>` to `true` once the page is hydrated; in the server's HTML it has another value. */
export const HYDRATED_ATTRIBUTE = 'data-has-hydrated';
/** Class of text for screen readers only. Components and style sheets repeat the name. */
export const VISUALLY_HIDDEN_CLASS = 'kd-visually-hidden';
