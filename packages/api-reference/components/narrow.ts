/** Result of narrowing a page. */
export interface Narrowed {
  count: number;
  total: number;
  /** The member that stands first on the page. */
  first: HTMLElement | undefined;
}

/** Member sections carry their name in the heading's id, rows of inherited members in `data-name`. */
const MEMBERS = '.kd-api-member, .kd-api-inherited li[data-name]';
/** Rows that follow the box too, without being counted: options and events of ancestors. */
const ROWS = '.kd-api-folded [data-name]';

/**
 * Hides what does not have the letters in its name; an empty text shows everything. Letters may skip: `setpp` finds
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

/** Whether the letters stand in the name: together, or in order when there are at least three. */
export function matches(name: string, wanted: string): boolean {
  if (name.includes(wanted)) return true;
  if (wanted.length < 3) return false;
  let at = 0;
  for (const char of name) if (char === wanted[at]) at += 1;
  return at === wanted.length && name.startsWith(wanted.charAt(0));
}

/** Unfolds groups that hold a match; answers with those that were folded. */
export function openGroups(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('.kd-api-folded:not([open])')].filter((group) => {
    if (!group.querySelector('[data-name]:not([hidden])')) return false;
    group.open = true;
    return true;
  });
}

/** Folds what the filter unfolded. */
export function restoreGroups(groups: readonly HTMLDetailsElement[]): void {
  for (const group of groups) group.open = false;
}
