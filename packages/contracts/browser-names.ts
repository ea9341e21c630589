/**
 * On `<html>`: the browser is older than the site supports. An inline script in the head sets it; no other script of the site then does
 * anything, so that the page stays as the server sent it.
 */
export const OLD_BROWSER_ATTRIBUTE = 'data-old-browser';
