/** Result of filtering a page. */
export interface Narrowed {
  count: number;
  total: number;
  /** The visible member, option or event whose name is nearest to the text. */
  best: HTMLElement | undefined;
}

/** Everything with a name: member sections, rows of tables, rows of lists. */
const NAMED = [
  '.kd-api-member',
  '.kd-api-options tbody tr:not(.kd-api-member tr)',
  '.kd-api-events tbody tr',
  '[data-name]',
].join(', ');

/** How well a name fits, from the best: equal, beginning, part, letters in order. */
const MISSES = 4;

/**
 * Hides everything whose name does not match; an empty text shows everything. The text may skip letters: `setpp` finds
 * `setPointersPositions`.
 */
export function narrow(root: HTMLElement, text: string): Narrowed {
  const wanted = text.trim().toLowerCase();
  const rows = [...new Set(root.querySelectorAll<HTMLElement>(NAMED))];
  const ranks = rows.map((row) => rankOf(nameOf(row), wanted));
  rows.forEach((row, at) => (row.hidden = ranks[at] === MISSES));
  root.classList.toggle('kd-api-narrowed', wanted !== '');
  const shown = ranks.filter((rank) => rank !== undefined && rank < MISSES);
  const best = shown.length === 0 ? undefined : rows[ranks.indexOf(Math.min(...shown))];
  return { count: shown.length, total: rows.length, best };
}

/** A section's name is its heading's id, that of a row is in its attribute or its first code. */
function nameOf(element: HTMLElement): string {
  const name = element.dataset['name'] ?? element.querySelector('h3')?.id ?? element.querySelector('code')?.textContent;
  return (name ?? '').toLowerCase();
}

export function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(wanted)) return 2;
  return matches(name, wanted) ? 3 : MISSES;
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
    if (!group.querySelector('[data-name]:not([hidden]), tbody tr:not([hidden])')) return false;
    group.open = true;
    return true;
  });
}

/** Collapses the groups that the filter expanded. */
export function restoreGroups(groups: readonly HTMLDetailsElement[]): void {
  for (const group of groups) group.open = false;
}

/** Members of the page and of its ancestors by name, each with its address. */
export function alphabetical(root: HTMLElement): { name: string; address: string }[] {
  const own = [...root.querySelectorAll<HTMLElement>('.kd-api-member h3[id]')].map(({ id }) => ({
    name: id,
    address: `#${id}`,
  }));
  const inherited = [...root.querySelectorAll<HTMLElement>('.kd-api-inherited [data-name]')].map((row) => ({
    name: row.dataset['name'] ?? '',
    address: row.querySelector('a')?.getAttribute('href') ?? '',
  }));
  return [...own, ...inherited].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}
