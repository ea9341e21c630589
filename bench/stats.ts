/** Middle of the values; the mean of the two middle ones when their number is even. NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Row {
  section: string;
  name: string;
  value: number;
  /** `‰` is thousandths, of a sum without a unit. */
  unit: 'ms' | 's' | 'kB' | '‰';
  /** What the value is compared with, and where that figure is from. */
  anchor?: { value: number; source: string };
  /** Most the value may be. */
  limit?: number;
  /** Smallest and largest sample. */
  spread?: { min: number; max: number };
}

/** A row of samples: their median, with the spread. */
export function sampled(row: Omit<Row, 'value' | 'spread'>, samples: readonly number[]): Row {
  return { ...row, value: median(samples), spread: { min: Math.min(...samples), max: Math.max(...samples) } };
}

/** Milliseconds from which fractions say nothing. */
const WHOLE_MS = 10;

function figure(value: number, unit: Row['unit']): string {
  return `${unit === 'ms' && value >= WHOLE_MS ? Math.round(value) : value.toFixed(1)} ${unit}`;
}

/** True when the row keeps its limit or has none. */
export function isWithin({ value, limit }: Row): boolean {
  return limit === undefined || value <= limit;
}

/** All rows as one Markdown table. */
export function table(rows: readonly Row[]): string {
  const head = ['what', 'now', 'samples', 'anchor', 'ratio', 'limit', ''];
  const lines = rows.map((row) => {
    const { section, name, value, unit, anchor, limit, spread } = row;
    return [
      `${section}: ${name}`,
      figure(value, unit),
      spread === undefined ? '' : `${figure(spread.min, unit)} to ${figure(spread.max, unit)}`,
      anchor === undefined ? '' : `${figure(anchor.value, unit)} (${anchor.source})`,
      anchor === undefined ? '' : (value / anchor.value).toFixed(2),
      limit === undefined ? '' : figure(limit, unit),
      isWithin(row) ? '' : 'OVER',
    ];
  });
  const widths = head.map((title, column) =>
    Math.max(title.length, ...lines.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.map(line)].join('\n');
}
