/** Query of a page's import in its short form: all but what the browser has as HTML already. */
export const SENT_QUERY = '?sent';

/** Ends the names of the chunks with whole pages. */
const WHOLE = '-whole';

/** A text that is replaced in a module before it is read. */
export interface Replacement {
  /** A regular expression. */
  search: string;
  replacement: string;
}

/** Marks a page's frame, for the step that makes the short form of it. */
export const markFrame: Replacement = { search: '\\n<ApiPage ', replacement: '\n<ApiPage sent ' };

/**
 * Gives each API page in the generator's table of chunks two forms: the short one for the page whose HTML the browser was sent,
 * under the name by which the page's HTML asks for it, and the whole one for the others.
 *
 * @param pages where the pages stand, as the table names it
 * @param decides the module that says which page was sent
 */
export function twoForms(pages: string, decides: string): Replacement[] {
  return [
    {
      search: `\\(\\) => import\\(/\\* webpackChunkName: "([^"]+)" \\*/ "(${pages}/(\\w+)\\.mdx)"\\)`,
      replacement:
        `() => isSent("$3") ? import(/* webpackChunkName: "$1" */ "$2${SENT_QUERY}") ` +
        `: import(/* webpackChunkName: "$1${WHOLE}" */ "$2")`,
    },
    { search: '^(?=[^]*isSent\\()', replacement: `import { isSent } from ${JSON.stringify(decides)};\n` },
  ];
}

/** Whether the built site has pages in both forms, by the names of its chunks. */
export function hasForms(chunks: readonly string[]): boolean {
  const all = new Set(chunks);
  return chunks.some((name) => name.endsWith(WHOLE) && all.has(name.slice(0, -WHOLE.length)));
}
