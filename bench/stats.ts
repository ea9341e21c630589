/** The median, which is the mean of the two middle values when their number is even. NaN for an empty list. */
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
  /** `‰` is thousandths of a value without a unit. */
  unit: 'ms' | 's' | 'kB' | '‰';
  /** The figure that the value is compared with, and where it is from. */
  anchor?: { value: number; source: string };
  /** The largest allowed value. */
  limit?: number;
  /** Minimum and maximum of the samples. */
  spread?: { min: number; max: number };
}

/** A row made from samples: their median and spread. */
export function sampled(row: Omit<Row, 'value' | 'spread'>, samples: readonly number[]): Row {
  return { ...row, value: median(samples), spread: { min: Math.min(...samples), max: Math.max(...samples) } };
}

/** Milliseconds from which fractions are not significant. */
const WHOLE_MS = 10;

function figure(value: number, unit: Row['unit']): string {
  return `${unit === 'ms' && value >= WHOLE_MS ? Math.round(value) : value.toFixed(1)} ${unit}`;
}

/** True when the row's value is within its limit, or the row has none. */
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

/** Thrown when a section could not measure everything; it carries what it could measure. */
export class PartlyMeasured extends Error {
  override readonly name = 'PartlyMeasured';

  /** @param problems what was not measured and why, one per line */
  constructor(
    readonly rows: readonly Row[],
    problems: readonly string[],
  ) {
    super(problems.join('\n'));
  }
}
