/**
 * Asks the browser to compile all of a script while it comes, beside the page, instead of each function when it is first called,
 * where the page waits for it. A proposal that Chromium follows (https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/);
 * for other browsers it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** The text of a script most of which runs when a page begins. */
export function withCompileHint(script: string): string {
  return script.startsWith(HINT) ? script : HINT + script;
}
