/** Result of filtering a page. */
export interface Narrowed {
  count: number;
  total: number;
  /** The first visible member on the page. */
  first: HTMLElement | undefined;
}

/** Member sections have their name in the heading's id, rows of inherited members in `data-name`. */
const MEMBERS = '.kd-api-member, .kd-api-inherited li[data-name]';
/** Rows that are filtered too, but not counted: options and events of ancestors. */
const ROWS = '.kd-api-folded [data-name]';

/**
 * Hides everything whose name does not match; an empty text shows everything. The text may skip letters: `setpp` finds
 * `setPointersPositions`.
 */
export function narrow(root: HTMLElement, text: string): Narrowed {
  const wanted = text.trim().toLowerCase();
  const members = [...root.querySelectorAll<HTMLElement>(MEMBERS)];
  const shown = members.filter((member) => matches(nameOf(member), wanted));
  const kept = new Set<HTMLElement>(shown);
  for (const member of members) member.hidden = !kept.has(member);
  for (const row of root.querySelectorAll<HTMLElement>(ROWS)) row.hidden = !matches(nameOf(row), wanted);
  root.classList.toggle('kd-api-narrowed', wanted !== '');
  return { count: shown.length, total: members.length, first: shown[0] };
}

function nameOf(element: HTMLElement): string {
  return (element.dataset['name'] ?? element.querySelector('h3')?.id ?? '').toLowerCase();
}

/** Whether the name contains the letters: together, or in order when there are at least three. */
export function matches(name: string, wanted: string): boolean {
  if (name.includes(wanted)) return true;
  if (wanted.length < 3) return false;
  let at = 0;
  for (const char of name) if (char === wanted[at]) at += 1;
  return at === wanted.length && name.startsWith(wanted.charAt(0));
}

/** Expands groups with a match; returns those that were collapsed. */
export function openGroups(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('.kd-api-folded:not([open])')].filter((group) => {
    if (!group.querySelector('[data-name]:not([hidden])')) return false;
    group.open = true;
    return true;
  });
}

/** Collapses the groups that the filter expanded. */
export function restoreGroups(groups: readonly HTMLDetailsElement[]): void {
  for (const group of groups) group.open = false;
}
