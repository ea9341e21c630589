/** Query of a page's import in its short form: without what the browser already has as HTML. */
export const SENT_QUERY = '?sent';

/** Suffix of the chunk names of whole pages. */
const WHOLE = '-whole';

/** A replacement in a module's source before it is parsed. */
export interface Replacement {
  /** A regular expression. */
  search: string;
  replacement: string;
}

/** Marks a page's frame, for the step that creates its short form. */
export const markFrame: Replacement = { search: '\\n<ApiPage ', replacement: '\n<ApiPage sent ' };

/**
 * Gives each API page in Docusaurus's registry of chunks two forms: the short one for the first page, under the chunk name that the page's
 * HTML uses, and the whole one for navigation.
 *
 * @param pages the pages' folder, as written in the registry
 * @param decides the module that knows which page was loaded first
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

/** Whether the built site has pages in both forms, judged by the names of its chunks. */
export function hasForms(chunks: readonly string[]): boolean {
  const all = new Set(chunks);
  return chunks.some((name) => name.endsWith(WHOLE) && all.has(name.slice(0, -WHOLE.length)));
}
