/**
 * What a page shows of an ancestor; the generator writes one file per ancestor (`.generated/api/inherited/<Name>.json`), and all
 * pages below it share that file's chunk. JSON imports type tuples as arrays, so the rows are arrays here and read by place.
 */
export interface InheritedData {
  owner: string;
  address: string;
  /** Name, link (empty for the anchor of that name), type as text, default as HTML, and what it does as HTML, unless the member of that name says it. */
  options: string[][];
  /** Name, anchor, one line as HTML, 1 when deprecated, and the version of a recent one. */
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

/** Where an option is described. */
export function optionLink(
  { address }: Pick<InheritedData, 'address'>,
  name: string,
  link: string | undefined,
): string {
  if (link?.startsWith('/')) return link;
  return `${address}#${link === undefined || link === '' ? name : link}`;
}

/** What an option does: its own words, else those of the attribute. */
export function optionSummary(data: InheritedData, name: string, summary: string | undefined): string {
  if (summary !== undefined) return summary;
  const member = data.members.flatMap(({ items }) => items).find((item) => item[0] === name);
  return String(member?.[2] ?? '');
}

/** `1 option`, `7 options`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
