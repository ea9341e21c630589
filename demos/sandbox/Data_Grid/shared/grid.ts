import { isRecord, readJson } from '../../../common/konva/read-json';

/** A table, its changes, its order and its text for the clipboard. This file depends on neither Konva nor a framework. */

/** The value of a cell. An empty string is a cell without a value, even in columns of numbers. */
export type Value = string | number;

export interface Column {
  key: string;
  title: string;
  kind: 'text' | 'number';
  /** In pixels. */
  width: number;
  isEditable?: boolean;
  limits?: { min: number; max: number };
  unit?: string;
}

/** Data that does not change. The changes of the user are kept separately, as `Edits`. */
export interface Table {
  columns: readonly Column[];
  rows: number;
  read(row: number, column: number): Value;
}

/** Changed cells, by `cellId`. */
export type Edits = ReadonlyMap<number, Value>;

/** A cell by its position on the screen: the position in the order, not the row of the data. */
export interface Cell {
  position: number;
  column: number;
}

/** A rectangle of cells, with inclusive ends. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A change of one cell of the data. */
export interface Change {
  row: number;
  column: number;
  text: string;
}

/** More cells than this are not copied or changed at once. */
export const MAX_CELLS = 200_000;

export const cellId = (table: Table, row: number, column: number) =>
  row * table.columns.length + column;

export const valueOf = (table: Table, edits: Edits, row: number, column: number): Value =>
  edits.get(cellId(table, row, column)) ?? table.read(row, column);

/** What a typed text means in a column: a value, or what is wrong with it. */
export function parse(column: Column, text: string): { value: Value } | { wrong: string } {
  const typed = text.trim();
  if (!column.isEditable) return { wrong: `${column.title} cannot be edited.` };
  if (column.kind === 'text') return { value: typed.slice(0, 80) };
  if (typed === '') return { value: '' };
  // Half of the world writes a comma as the decimal point.
  const value = Number(typed.replace(',', '.'));
  const { min, max } = column.limits ?? { min: -Infinity, max: Infinity };
  if (Number.isNaN(value)) return { wrong: `${column.title} needs a number.` };
  if (value < min || value > max) return { wrong: `${column.title} is from ${min} to ${max}.` };
  return { value };
}

/** The edits after changes, and why some of them were left out. The same edits, if nothing is new. */
export function change(
  table: Table,
  edits: Edits,
  changes: readonly Change[],
): { edits: Edits; changed: number; wrong: string } {
  const next = new Map(edits);
  let changed = 0;
  let wrong = '';
  for (const { row, column, text } of changes) {
    const about = table.columns[column];
    if (!about || row < 0 || row >= table.rows) continue;
    const read = parse(about, text);
    if ('wrong' in read) {
      wrong ||= read.wrong;
    } else if (read.value !== valueOf(table, edits, row, column)) {
      const id = cellId(table, row, column);
      // A value that equals the data again is not a change.
      if (read.value === table.read(row, column)) next.delete(id);
      else next.set(id, read.value);
      changed += 1;
    }
  }
  return { edits: changed > 0 ? next : edits, changed, wrong };
}

export interface Sort {
  column: number;
  isDown: boolean;
}

/**
 * The rows of the data in the order in which they are shown. Equal values keep the order of the data, and cells without a value are last in
 * both directions. Values are read once per row, not once per comparison.
 */
export function orderOf(table: Table, edits: Edits, sort: Sort | null): Uint32Array {
  const order = Uint32Array.from({ length: table.rows }, (_, row) => row);
  if (!sort) return order;
  const keys: Value[] = Array.from({ length: table.rows }, (_, row) =>
    valueOf(table, edits, row, sort.column),
  );
  const sign = sort.isDown ? -1 : 1;
  return order.sort((one, other) => {
    const [a = '', b = ''] = [keys[one], keys[other]];
    if (a === b) return one - other;
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return a < b ? -sign : sign;
  });
}

/** A rectangle from two of its corners. */
export const rangeOf = (a: Cell, b: Cell): Range => ({
  top: Math.min(a.position, b.position),
  bottom: Math.max(a.position, b.position),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const sizeOf = ({ top, bottom, left, right }: Range) =>
  (bottom - top + 1) * (right - left + 1);

/** The values of a range, row by row. */
export function valuesIn(table: Table, edits: Edits, order: Uint32Array, range: Range): Value[][] {
  const { top, bottom, left, right } = range;
  return Array.from({ length: bottom - top + 1 }, (_, i) =>
    Array.from({ length: right - left + 1 }, (__, j) =>
      valueOf(table, edits, order[top + i] ?? 0, left + j),
    ),
  );
}

const quote = (cell: string, special: RegExp) =>
  special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Lines of cells with tabs between them: what spreadsheets read from the clipboard. */
export const toTsv = (rows: readonly Value[][]) =>
  rows.map((row) => row.map((cell) => quote(String(cell), /["\t\r\n]/)).join('\t')).join('\n');

/** The same with commas, as a file with titles. */
export const toCsv = (titles: readonly string[], rows: readonly Value[][]) =>
  [titles, ...rows]
    .map((row) => row.map((cell) => quote(String(cell), /[",\r\n]/)).join(','))
    .join('\r\n');

/** The cells of a text from the clipboard. Tabs and line breaks between quotation marks are parts of a cell. */
export function fromTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A cell in quotation marks, or one without, and what ends it.
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cells.lastIndex <= text.length) {
    const found = cells.exec(text);
    if (!found) break;
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\t') continue;
    rows.push(row);
    row = [];
    if (found[3] === '' || cells.lastIndex >= text.length) break;
  }
  return rows;
}

/** The changes as a file: row of the data, key of the column, value. */
export function writeEdits(table: Table, edits: Edits): string {
  const width = table.columns.length;
  const changes = [...edits].map(([id, value]) => [
    Math.floor(id / width) + 1,
    table.columns[id % width]?.key,
    value,
  ]);
  return JSON.stringify({ changes });
}

/** Reads the changes from a file's text. Throws an error that says what is wrong. */
export function readEdits(table: Table, text: string): Edits {
  const file = readJson(text);
  const list: unknown = isRecord(file) ? file['changes'] : undefined;
  if (!Array.isArray(list)) throw new Error('This file has no list of changes.');
  const changes = list.map((entry: unknown, i): Change => {
    const [number, key, value]: unknown[] = Array.isArray(entry) ? entry : [];
    const column = table.columns.findIndex((one) => one.key === key);
    const row = typeof number === 'number' ? number - 1 : -1;
    if (column < 0 || !Number.isInteger(row) || row < 0 || row >= table.rows) {
      throw new Error(`Change ${i + 1} of this file names a cell that does not exist.`);
    }
    return { row, column, text: String(value) };
  });
  const { edits, wrong } = change(table, new Map(), changes);
  if (wrong) throw new Error(`This file does not fit: ${wrong}`);
  return edits;
}
