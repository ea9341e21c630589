import type { ConsoleEntry } from '../../model/messages';

/** Most lines kept; older ones fall off the top. */
const MOST_LINES = 300;

/** A console line as it is shown: equal lines in a row are one with a count. */
export interface ConsoleLine extends ConsoleEntry {
  id: number;
  count: number;
}

function isSame(a: ConsoleEntry, b: ConsoleEntry): boolean {
  return a.level === b.level && JSON.stringify(a.values) === JSON.stringify(b.values);
}

/** The lines with one more entry. */
export function appendLine(lines: readonly ConsoleLine[], entry: ConsoleEntry): ConsoleLine[] {
  const last = lines.at(-1);
  if (last !== undefined && isSame(last, entry)) return [...lines.slice(0, -1), { ...last, count: last.count + 1 }];
  const id = (last?.id ?? 0) + 1;
  return [...lines.slice(-(MOST_LINES - 1)), { ...entry, id, count: 1 }];
}
