import { undoCommand } from '../../../common/konva/undo-keys';
import {
  clear,
  go,
  type Layout,
  redoNext,
  ROW,
  selectAll,
  setWidth,
  type Sheet,
  sortBy,
  startEdit,
  undoLast,
} from './sheet';

type Step = (sheet: Sheet, layout: Layout) => Sheet;

/** Rows of a page. One row of the last page stays in view. */
const page = ({ body }: Layout) => Math.floor(body.height / ROW) - 1;

/** The number of rows and columns by which a key moves. */
function wayOf(key: string, layout: Layout): [rows: number, columns: number] | undefined {
  const ways: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-page(layout), 0],
    PageDown: [page(layout), 0],
    Home: [0, -Infinity],
    End: [0, Infinity],
  };
  return ways[key];
}

function move(sheet: Sheet, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, layout: Layout) {
  const [rows, columns] = wayOf(key, layout) ?? [0, 0];
  const { position, column } = sheet.active;
  const isFar = ctrlKey || metaKey;
  // With Ctrl, arrows go to the end, and Home and End to the first and the last cell.
  const down = isFar && columns !== 0 && !Number.isFinite(columns) ? columns : rows;
  const far = (way: number) => (isFar && way !== 0 ? Math.sign(way) * Infinity : way);
  const next = { position: position + far(down), column: column + far(columns) };
  return go(sheet, next, layout, shiftKey);
}

/** What a key does to the grid while it has the focus, or undefined. */
export function keyStep(event: KeyboardEvent): Step | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  if (altKey) {
    const sortDown = { ArrowUp: false, ArrowDown: true }[key];
    const wider = { ArrowLeft: -10, ArrowRight: 10 }[key];
    if (sortDown !== undefined) return (sheet) => sortBy(sheet, sheet.active.column, sortDown);
    if (wider === undefined) return undefined;
    return (sheet, layout) => {
      const { column } = sheet.active;
      return setWidth(sheet, column, (sheet.widths[column] ?? 0) + wider, layout);
    };
  }
  const isMove = /^(Arrow|Page|Home|End)/.test(key);
  if (isMove) return (sheet, layout) => move(sheet, event, layout);
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' ? selectAll : undefined;
  if (key === 'Enter' || key === 'F2') return (sheet, layout) => startEdit(sheet, layout);
  if (key === 'Delete' || key === 'Backspace') return clear;
  if (key.length !== 1) return undefined;
  // A letter begins a new value.
  return (sheet, layout) => startEdit(sheet, layout, key);
}
