/**
 * Asks the browser to compile a whole script in the background while it loads. Otherwise each function is compiled when it is first called,
 * while the page waits. Chromium implements this proposal; to other browsers it is a comment:
 * https://explainers-by-googlers.github.io/explicit-javascript-compile-hints-file-based/
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint to a script most of which runs when a page starts. */
export function withCompileHint(script: string): string {
  return script.startsWith(HINT) ? script : HINT + script;
}
