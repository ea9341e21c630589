/**
 * What a page shows of an ancestor. `write-pages` writes one file per ancestor (`.generated/api/inherited/<Name>.json`), and all
 * subclasses' pages share that file's chunk. TypeScript infers arrays for tuples in imported JSON, so rows are arrays here and read by
 * index.
 */
export interface InheritedData {
  owner: string;
  address: string;
  /**
   * Name, link (empty for the anchor of that name), type as text, default as HTML, and description as HTML, unless the member of that name
   * has it.
   */
  options: string[][];
  /** Name, anchor, one line as HTML, 1 when deprecated, type, and the version of a recent one. */
  members: { title: string; items: (string | number)[][] }[];
  /** Name, anchor, when it fires as HTML, 1 when it bubbles, type of `evt`. */
  events: (string | number)[][];
}

/** Names that a nearer class already has, from the space-separated prop. */
export function hiddenNames(hide: string): ReadonlySet<string> {
  return new Set(hide.split(' ').filter((name) => name !== ''));
}

/** Escapes text for HTML. */
export function escapeText(text: unknown): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Where an option is described. */
export function optionLink(
  { address }: Pick<InheritedData, 'address'>,
  name: string,
  link: string | undefined,
): string {
  if (link?.startsWith('/')) return link;
  return `${address}#${link === undefined || link === '' ? name : link}`;
}

/** Description of an option: its own, or that of the attribute. */
export function optionSummary(data: InheritedData, name: string, summary: string | undefined): string {
  if (summary !== undefined) return summary;
  const member = data.members.flatMap(({ items }) => items).find((item) => item[0] === name);
  return String(member?.[2] ?? '');
}

/** `1 option`, `7 options`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
