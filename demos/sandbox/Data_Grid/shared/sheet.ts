import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { within } from '../../../common/konva/ranges';
import {
  type Cell,
  change,
  type Change,
  type Column,
  type Edits,
  fromTsv,
  MAX_CELLS,
  orderOf,
  rangeOf,
  readEdits,
  sizeOf,
  type Sort,
  toCsv,
  toTsv,
  type Value,
  valueOf,
  valuesIn,
} from './grid';
import { createLog } from './log';

/** The state of the grid on the screen, and what keys, fields and buttons do to it. Pointers are in `hand-on.ts`. */

export const ROWS = 100_000;
export const ROW = 27;
/** The night sky, the titles, the rows in view and the scroll bar below them, in pixels. */
const SKY = 92;
const HEAD = 30;
const SHOWN = 13;
export const BAR = 14;
export const MIN_WIDTH = 44;
const MAX_WIDTH = 420;

interface Point {
  x: number;
  y: number;
}

/** What a pressed pointer holds. `from` is the position of the press; the rest is the state at that time. */
export type Grip = { pointer: number; from: Point; hasMoved: boolean } & (
  | { kind: 'cells' }
  | { kind: 'pan'; scroll: Point; cell: Cell | null; title: number | null }
  | { kind: 'title'; title: number }
  | { kind: 'width'; column: number; width: number }
  | { kind: 'down' | 'across'; scroll: Point }
);

/** All that the views show. Every function returns a new sheet. */
export interface Sheet {
  table: ReturnType<typeof createLog>;
  history: History<Edits>;
  sort: Sort | null;
  /** Rows of the data, in the order in which they are shown. */
  order: Uint32Array;
  widths: readonly number[];
  /** Pixels that are scrolled out of view, above and to the left. */
  scroll: Point;
  /** The cell with the focus, and the other corner of the selection. */
  active: Cell;
  anchor: Cell;
  /** While a cell is edited: the text in its field at the beginning. */
  typed: string | null;
  grip: Grip | null;
  /** The cell of the last press, and whether the press before was on the same one. */
  pressed: Cell | null;
  isAgain: boolean;
  says: string;
}

export interface Layout {
  width: number;
  height: number;
  sky: number;
  /** Where cells scroll: right of the first column, below the titles. */
  body: { x: number; y: number; width: number; height: number };
}

export const editsOf = ({ history }: Sheet) => currentStep(history);

export function newSheet(): Sheet {
  const table = createLog(ROWS);
  const first = { position: 0, column: 3 };
  const sheet: Sheet = {
    table,
    history: newHistory<Edits>(new Map()),
    sort: null,
    order: orderOf(table, new Map(), null),
    widths: table.columns.map(({ width }) => width),
    scroll: { x: 0, y: 0 },
    active: first,
    anchor: first,
    typed: null,
    grip: null,
    pressed: null,
    isAgain: false,
    says: '',
  };
  return { ...sheet, says: describe(sheet) };
}

export function layOut({ widths }: Sheet, width: number): Layout {
  const x = widths[0] ?? 0;
  const body = { x, y: SKY + HEAD, width: Math.max(1, width - x - BAR), height: SHOWN * ROW };
  return { width, height: body.y + body.height + BAR, sky: SKY, body };
}

// Where things are.

/** The left edge of a column in the body, before it is scrolled. */
export const leftOf = (widths: readonly number[], column: number) =>
  widths.slice(1, column).reduce((sum, width) => sum + width, 0);

/** How far the body can be scrolled. */
export const reachOf = ({ widths, order }: Sheet, { body }: Layout): Point => ({
  x: Math.max(0, leftOf(widths, widths.length) - body.width),
  y: Math.max(0, order.length * ROW - body.height),
});

export function scrollTo(sheet: Sheet, to: Point, layout: Layout): Sheet {
  const reach = reachOf(sheet, layout);
  const scroll = { x: within(to.x, 0, reach.x), y: within(to.y, 0, reach.y) };
  const isSame = scroll.x === sheet.scroll.x && scroll.y === sheet.scroll.y;
  return isSame ? sheet : { ...sheet, scroll };
}

export const scrollBy = (sheet: Sheet, by: Point, layout: Layout) =>
  scrollTo(sheet, { x: sheet.scroll.x + by.x, y: sheet.scroll.y + by.y }, layout);

/** The positions in view. The last one may be partly visible. */
export function positionsIn({ scroll, order }: Sheet, { body }: Layout): number[] {
  const first = Math.floor(scroll.y / ROW);
  const last = Math.min(order.length - 1, Math.ceil((scroll.y + body.height) / ROW) - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** The box of a cell on the stage. */
export function boxOf({ widths, scroll }: Sheet, { position, column }: Cell, { body }: Layout) {
  const x = column === 0 ? 0 : body.x + leftOf(widths, column) - scroll.x;
  const y = body.y + position * ROW - scroll.y;
  return { x, y, width: widths[column] ?? 0, height: ROW };
}

/** Scrolls as little as needed to bring a cell into view. */
export function reveal(sheet: Sheet, cell: Cell, layout: Layout): Sheet {
  const { body } = layout;
  const box = boxOf(sheet, cell, layout);
  const shift = (low: number, size: number, from: number, room: number) =>
    Math.min(low - from, 0) || Math.max(0, Math.min(low + size - from - room, low - from));
  const by = {
    x: cell.column === 0 ? 0 : shift(box.x, box.width, body.x, body.width),
    y: shift(box.y, box.height, body.y, body.height),
  };
  return scrollBy(sheet, by, layout);
}

export const wheel = (
  sheet: Sheet,
  {
    deltaX,
    deltaY,
    deltaMode,
    shiftKey,
  }: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey'>,
  layout: Layout,
) => {
  // Some browsers count a wheel in lines. With Shift, a mouse scrolls sideways.
  const unit = deltaMode === 1 ? ROW : 1;
  const turned = shiftKey && deltaX === 0;
  const by = turned ? { x: deltaY, y: 0 } : { x: deltaX, y: deltaY };
  return scrollBy(sheet, { x: by.x * unit, y: by.y * unit }, layout);
};

// What the status line says.

const whole = new Intl.NumberFormat('en-US');
export const count = (number: number, one: string) =>
  `${whole.format(number)} ${one}${number === 1 ? '' : 's'}`;

/** A value as it is read out: with its unit, and "empty" for nothing. */
export const words = ({ unit = '' }: Column, value: Value) =>
  value === '' ? 'empty' : `${value}${unit === 's' ? ' s' : unit}`;

export const rowOf = (sheet: Sheet, position: number) => sheet.order[position] ?? 0;
export const valueAt = (sheet: Sheet, { position, column }: Cell) =>
  valueOf(sheet.table, editsOf(sheet), rowOf(sheet, position), column);

export const rangeIn = ({ active, anchor }: Sheet) => rangeOf(active, anchor);

/** The active cell, or the selection: how many cells, and the mean if all are numbers of one column. */
export function describe(sheet: Sheet): string {
  const { table, active, order } = sheet;
  const range = rangeIn(sheet);
  const cells = sizeOf(range);
  const column = table.columns[active.column];
  if (!column) return '';
  if (cells === 1) {
    return `No. ${whole.format(rowOf(sheet, active.position) + 1)}, ${column.title}: ${words(column, valueAt(sheet, active))}.`;
  }
  const selected = `${count(cells, 'cell')} selected`;
  if (range.left < range.right || column.kind !== 'number') return `${selected}.`;
  const numbers = valuesIn(table, editsOf(sheet), order, range)
    .flat()
    .filter((value) => typeof value === 'number');
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return numbers.length === 0
    ? `${selected}.`
    : `${selected}. Mean of ${column.title}: ${Number(mean.toFixed(2))}${column.unit === '″' ? '″' : ''}.`;
}

export const say = (sheet: Sheet, says: string): Sheet => ({ ...sheet, says });

// Selection.

const inside = ({ order, widths }: Sheet, { position, column }: Cell): Cell => ({
  position: within(position, 0, order.length - 1),
  column: within(column, 0, widths.length - 1),
});

/** Makes a cell the active one and shows it. `extends` keeps the other corner of the selection. */
export function go(sheet: Sheet, cell: Cell, layout: Layout, extend = false): Sheet {
  const active = inside(sheet, cell);
  const next = { ...sheet, active, anchor: extend ? sheet.anchor : active, typed: null };
  return reveal({ ...next, says: describe(next) }, active, layout);
}

export function selectAll(sheet: Sheet): Sheet {
  const anchor = { position: 0, column: 0 };
  const active = { position: sheet.order.length - 1, column: sheet.widths.length - 1 };
  const next = { ...sheet, anchor, active };
  return { ...next, says: describe(next) };
}

/** The row with a number of the log, wherever the order has put it. */
export function goToNumber(sheet: Sheet, number: number, layout: Layout): Sheet {
  if (!Number.isInteger(number) || number < 1 || number > sheet.table.rows) {
    return say(sheet, `The log has the numbers 1 to ${whole.format(sheet.table.rows)}.`);
  }
  const cell = { position: sheet.order.indexOf(number - 1), column: sheet.active.column };
  return go(sheet, cell, layout);
}

/** The next row below the active one that contains a text. After the last row, the search continues at the top. */
export function find(sheet: Sheet, text: string, layout: Layout): Sheet {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return say(sheet, 'Type what to find.');
  const { length } = sheet.order;
  const texts = sheet.table.columns.flatMap(({ kind }, column) => (kind === 'text' ? column : []));
  for (let step = 1; step <= length; step += 1) {
    const position = (sheet.active.position + step) % length;
    for (const column of texts) {
      if (String(valueAt(sheet, { position, column })).toLowerCase().includes(wanted)) {
        return go(sheet, { position, column }, layout);
      }
    }
  }
  return say(sheet, `“${text.trim()}” is not in the log.`);
}

// Columns.

/** Sorts by a column: ascending, then descending, then in the order of the log. The active cell stays the same cell of the data. */
export function sortBy(sheet: Sheet, column: number, isDown?: boolean): Sheet {
  const { sort, table, active } = sheet;
  const title = table.columns[column]?.title ?? '';
  const cycle = sort?.column !== column ? false : sort.isDown ? null : true;
  const down = isDown ?? cycle;
  const next = down === null ? null : { column, isDown: down };
  const order = orderOf(table, editsOf(sheet), next);
  const position = order.indexOf(rowOf(sheet, active.position));
  const cell = { position, column: active.column };
  return {
    ...sheet,
    sort: next,
    order,
    active: cell,
    anchor: cell,
    typed: null,
    scroll: { x: sheet.scroll.x, y: 0 },
    says: next
      ? `Sorted by ${title}, ${next.isDown ? 'descending' : 'ascending'}.`
      : 'In the order of the log.',
  };
}

export function setWidth(sheet: Sheet, column: number, width: number, layout: Layout): Sheet {
  const wide = within(Math.round(width), MIN_WIDTH, MAX_WIDTH);
  const widths = sheet.widths.map((old, i) => (i === column ? wide : old));
  const title = sheet.table.columns[column]?.title ?? '';
  const next = { ...sheet, widths, says: `${title} is ${wide} pixels wide.` };
  // A narrower column may leave less to scroll.
  return scrollBy(next, { x: 0, y: 0 }, layOut(next, layout.width));
}

// Changes.

function apply(sheet: Sheet, changes: readonly Change[], verb: string): Sheet {
  const { edits, changed, wrong } = change(sheet.table, editsOf(sheet), changes);
  if (changed === 0) return say(sheet, wrong || 'Nothing changed.');
  const history = addStep(sheet.history, edits);
  return { ...sheet, history, says: `${verb} ${count(changed, 'cell')}.${wrong && ` ${wrong}`}` };
}

/** Opens the field over the active cell, with its value or with what was typed. */
export function startEdit(sheet: Sheet, layout: Layout, typed?: string): Sheet {
  const column = sheet.table.columns[sheet.active.column];
  if (!column?.isEditable) return say(sheet, `${column?.title ?? ''} cannot be edited.`);
  const shown = reveal({ ...sheet, anchor: sheet.active }, sheet.active, layout);
  return { ...shown, typed: typed ?? String(valueAt(sheet, sheet.active)) };
}

/** The way to the next cell when a field is closed: Enter goes down, Tab to the right, and a press elsewhere stays. */
export type Way = 'down' | 'right' | 'stay';

/** Saves the content of the field. After a wrong value, the status explains it, and the field stays open unless it has lost the focus. */
export function finishEdit(sheet: Sheet, text: string, way: Way, layout: Layout): Sheet {
  const { active } = sheet;
  // A field that is removed may lose the focus after its key has been handled.
  if (sheet.typed === null) return sheet;
  const before = editsOf(sheet);
  const { position, column } = active;
  const one = { row: rowOf(sheet, position), column, text };
  const { edits, wrong } = change(sheet.table, before, [one]);
  if (wrong) {
    return way === 'stay'
      ? { ...sheet, typed: null, says: `${wrong} The cell keeps its value.` }
      : say(sheet, wrong);
  }
  const history = edits === before ? sheet.history : addStep(sheet.history, edits);
  const saved = { ...sheet, history, typed: null };
  if (way === 'stay') return { ...saved, says: describe(saved) };
  const next =
    way === 'down' ? { position: position + 1, column } : { position, column: column + 1 };
  return go(saved, next, layout);
}

export const cancelEdit = (sheet: Sheet): Sheet => ({
  ...sheet,
  typed: null,
  says: describe(sheet),
});

const tooMany = (sheet: Sheet) =>
  say(sheet, `At most ${whole.format(MAX_CELLS)} cells at once. Select fewer.`);

/** Empties the selected cells. */
export function clear(sheet: Sheet): Sheet {
  const range = rangeIn(sheet);
  if (sizeOf(range) > MAX_CELLS) return tooMany(sheet);
  const changes: Change[] = [];
  for (let position = range.top; position <= range.bottom; position += 1) {
    for (let column = range.left; column <= range.right; column += 1) {
      changes.push({ row: rowOf(sheet, position), column, text: '' });
    }
  }
  return apply(sheet, changes, 'Emptied');
}

/** The selection as text for the clipboard, or nothing if it is too large. */
export function copy(sheet: Sheet): { sheet: Sheet; text: string | null } {
  const range = rangeIn(sheet);
  const cells = sizeOf(range);
  if (cells > MAX_CELLS) return { sheet: tooMany(sheet), text: null };
  const text = toTsv(valuesIn(sheet.table, editsOf(sheet), sheet.order, range));
  return { sheet: say(sheet, `Copied ${count(cells, 'cell')}.`), text };
}

/** Puts the cells of a text at the top left of the selection. A single value fills the selection. */
export function paste(sheet: Sheet, text: string): Sheet {
  const { top, left, bottom, right } = rangeIn(sheet);
  const rows = fromTsv(text);
  const [first] = rows;
  const only = rows.length === 1 && first?.length === 1 ? first[0] : undefined;
  const height = only === undefined ? rows.length : bottom - top + 1;
  const width = only === undefined ? (first?.length ?? 0) : right - left + 1;
  if (height * width > MAX_CELLS) return tooMany(sheet);
  const changes: Change[] = [];
  for (let i = 0; i < height && top + i < sheet.order.length; i += 1) {
    for (let j = 0; j < width && left + j < sheet.widths.length; j += 1) {
      const cell = only ?? rows[i]?.[j];
      if (cell === undefined) continue;
      changes.push({ row: rowOf(sheet, top + i), column: left + j, text: cell });
    }
  }
  const pasted = apply(sheet, changes, 'Pasted');
  if (pasted.history === sheet.history) return pasted;
  const anchor = { position: top, column: left };
  const active = inside(sheet, { position: top + height - 1, column: left + width - 1 });
  return { ...pasted, anchor, active };
}

export const undoLast = (sheet: Sheet): Sheet =>
  canUndo(sheet.history)
    ? { ...sheet, history: undo(sheet.history), typed: null, says: 'Undone.' }
    : say(sheet, 'There is nothing to undo.');

export const redoNext = (sheet: Sheet): Sheet =>
  canRedo(sheet.history)
    ? { ...sheet, history: redo(sheet.history), typed: null, says: 'Done again.' }
    : say(sheet, 'There is nothing to do again.');

/** The selection as a file, or all rows in their order if one cell is selected. */
export function csvOf(sheet: Sheet): string {
  const { table, order, widths } = sheet;
  const selected = rangeIn(sheet);
  const all = { top: 0, bottom: order.length - 1, left: 0, right: widths.length - 1 };
  const range = sizeOf(selected) > 1 ? selected : all;
  const titles = table.columns.slice(range.left, range.right + 1).map(({ title }) => title);
  return toCsv(titles, valuesIn(table, editsOf(sheet), order, range));
}

/** Applies the changes in a file's text, or says what is wrong with it. */
export function open(sheet: Sheet, text: string): Sheet {
  try {
    const edits = readEdits(sheet.table, text);
    const history = addStep(sheet.history, edits);
    return { ...sheet, history, typed: null, says: `Opened ${count(edits.size, 'change')}.` };
  } catch (error) {
    return say(sheet, error instanceof Error ? error.message : String(error));
  }
}

/** The line under the headline. */
export const standfirst = ({ table }: Sheet) =>
  `${whole.format(table.rows)} exposures since 1978. Invented log.`;

/** What the field over the active cell is called. */
export function fieldLabel(sheet: Sheet): string {
  const title = sheet.table.columns[sheet.active.column]?.title ?? '';
  return `${title} of No. ${rowOf(sheet, sheet.active.position) + 1}`;
}

/** Whether the field's text is selected at first, so that typing replaces it. A letter that opened the field is kept. */
export const selectsField = (sheet: Sheet) => sheet.typed === String(valueAt(sheet, sheet.active));
