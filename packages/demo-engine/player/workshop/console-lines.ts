import type { ConsoleEntry, ConsoleValue } from '../../model/messages';

/** Maximum number of lines kept; older ones are dropped from the top. */
const MAX_LINES = 300;
/** Maximum total weight of the kept lines, as `weightOf` counts it: big values push older lines out sooner. */
const MAX_WEIGHT = 2_000_000;
/** What a value weighs besides its text. */
const VALUE_WEIGHT = 40;

/** A console line as shown: equal lines in a row are merged into one with a count. */
export interface ConsoleLine extends ConsoleEntry {
  id: number;
  count: number;
  weight: number;
}

/** Number of characters of a value and everything in it, plus a fixed weight for each part. */
function weightOf(value: ConsoleValue): number {
  if (value.kind !== 'object') return VALUE_WEIGHT + value.text.length;
  const own = VALUE_WEIGHT + value.label.length;
  return value.entries.reduce((sum, { key, value: inner }) => sum + key.length + weightOf(inner), own);
}

/** The newest lines whose total weight is within the limit; the last one in any case. */
function lightEnough(lines: ConsoleLine[]): ConsoleLine[] {
  let weight = 0;
  const tooOld = lines.findLastIndex((line, at) => (weight += line.weight) > MAX_WEIGHT && at < lines.length - 1);
  return lines.slice(tooOld + 1);
}

function isSame(a: ConsoleEntry, b: ConsoleEntry): boolean {
  return (
    a.level === b.level && a.values.length === b.values.length && JSON.stringify(a.values) === JSON.stringify(b.values)
  );
}

/** How many lines were dropped from the top: ids start at 1. */
export function linesLeftOut(lines: readonly ConsoleLine[]): number {
  return (lines[0]?.id ?? 1) - 1;
}

export function leftOutText(count: number): string {
  return count === 1 ? '1 earlier line is left out.' : `${count} earlier lines are left out.`;
}

/** Appends an entry to the lines. */
export function appendLine(lines: readonly ConsoleLine[], entry: ConsoleEntry): ConsoleLine[] {
  const last = lines.at(-1);
  if (last !== undefined && isSame(last, entry)) return [...lines.slice(0, -1), { ...last, count: last.count + 1 }];
  const id = (last?.id ?? 0) + 1;
  const weight = entry.values.reduce((sum, value) => sum + weightOf(value), 0);
  return lightEnough([...lines.slice(-(MAX_LINES - 1)), { ...entry, id, count: 1, weight }]);
}
