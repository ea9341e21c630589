/**
 * What a page shows of an ancestor; the generator writes one file per ancestor (`.generated/api/inherited/<Name>.json`), and all
 * pages below it share that file's chunk. JSON imports type tuples as arrays, so the rows are arrays here and read by place.
 */
export interface InheritedData {
  owner: string;
  address: string;
  /** Name, anchor, type as text, default as text. */
  options: string[][];
  /** Name, anchor, one line as HTML, 1 when deprecated. */
  members: { title: string; items: (string | number)[][] }[];
  /** Name, anchor, when it fires as HTML, 1 when it bubbles, type of `evt`. */
  events: (string | number)[][];
}

/** Names that a nearer class has already, from the space-separated prop. */
export function hiddenNames(hide: string): ReadonlySet<string> {
  return new Set(hide.split(' ').filter((name) => name !== ''));
}

/** Text for HTML. */
export function escapeText(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
