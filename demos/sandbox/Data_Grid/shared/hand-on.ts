import { within } from '../../../common/konva/ranges';
import type { Cell } from './grid';
import {
  BAR,
  boxOf,
  describe,
  go,
  type Grip,
  type Layout,
  leftOf,
  reachOf,
  rangeIn,
  ROW,
  scrollBy,
  scrollTo,
  setWidth,
  type Sheet,
  sortBy,
  startEdit,
} from './sheet';

/** The actions of the mouse and fingers. They depend on positions, not on nodes: no layer listens. */

interface Point {
  x: number;
  y: number;
}

/** The data of a press. */
export interface Press extends Point {
  pointer: number;
  isTouch: boolean;
  shift: boolean;
}

/** Minimum length of a scroll bar's thumb, so that a finger can grab it. */
const MIN_THUMB = 34;

/** Where the thumbs of both scroll bars are. */
export function thumbsOf(sheet: Sheet, layout: Layout) {
  const { body } = layout;
  const reach = reachOf(sheet, layout);
  const part = (room: number, hidden: number, scrolled: number) => {
    const length = Math.max(Math.min(MIN_THUMB, room), (room * room) / (room + hidden));
    return { length, from: hidden === 0 ? 0 : (scrolled / hidden) * (room - length) };
  };
  return {
    down: part(body.height, reach.y, sheet.scroll.y),
    across: part(body.width, reach.x, sheet.scroll.x),
  };
}

/** The column at a position: the first one, or one that is scrolled. */
function columnAt({ widths, scroll }: Sheet, x: number, { body }: Layout): number {
  if (x < body.x) return 0;
  const at = x - body.x + scroll.x;
  const column = widths.findIndex((_, i) => i > 0 && at < leftOf(widths, i + 1));
  return column < 0 ? widths.length - 1 : column;
}

/** The cell at a position; outside the body, the nearest one. */
export function cellAt(sheet: Sheet, { x, y }: Point, layout: Layout): Cell {
  const { body } = layout;
  const inView = within(y, body.y, body.y + body.height - 1) - body.y + sheet.scroll.y;
  const position = within(Math.floor(inView / ROW), 0, sheet.order.length - 1);
  return { position, column: columnAt(sheet, Math.min(x, body.x + body.width - 1), layout) };
}

/** The round handle at the corner of the selection, with which a finger extends it. */
export function handleAt(sheet: Sheet, layout: Layout): Point {
  const { bottom, right } = rangeIn(sheet);
  const { x, y, width, height } = boxOf(sheet, { position: bottom, column: right }, layout);
  return { x: x + width, y: y + height };
}

type Hit =
  | { kind: 'none' | 'down' | 'across' | 'handle' }
  | { kind: 'width'; column: number }
  | { kind: 'title'; column: number }
  | { kind: 'cell'; cell: Cell };

export function hitAt(sheet: Sheet, point: Point, layout: Layout, isTouch = false): Hit {
  const { body, width, height, sky } = layout;
  const { x, y } = point;
  if (y < sky || y > height) return { kind: 'none' };
  const handle = handleAt(sheet, layout);
  if (isTouch && Math.hypot(x - handle.x, y - handle.y) < 16) return { kind: 'handle' };
  // A finger is wider than the bar.
  const bar = isTouch ? BAR + 8 : BAR;
  if (x > width - bar) return { kind: y < body.y ? 'none' : 'down' };
  if (y > height - BAR) return { kind: 'across' };
  if (y >= body.y) {
    return { kind: 'cell', cell: cellAt(sheet, point, layout) };
  }
  const near = isTouch ? 12 : 5;
  for (const column of sheet.widths.keys()) {
    const box = boxOf(sheet, { position: 0, column }, layout);
    const edge = box.x + box.width;
    if (Math.abs(x - edge) <= near && (column === 0 || edge > body.x)) {
      return { kind: 'width', column };
    }
  }
  const past = x - body.x + sheet.scroll.x > leftOf(sheet.widths, sheet.widths.length);
  return past ? { kind: 'none' } : { kind: 'title', column: columnAt(sheet, x, layout) };
}

/** The CSS cursor at a position. */
export function cursorAt(sheet: Sheet, point: Point, layout: Layout): string {
  if (sheet.grip?.kind === 'width') return 'col-resize';
  const { kind } = hitAt(sheet, point, layout);
  if (kind === 'width') return 'col-resize';
  if (kind === 'title') return 'pointer';
  return kind === 'cell' ? 'cell' : 'default';
}

const isSameCell = (a: Cell | null, b: Cell) => a?.position === b.position && a.column === b.column;

/** A pointer comes down. A second one does nothing while the first is down. */
export function press(sheet: Sheet, event: Press, layout: Layout): Sheet {
  if (sheet.grip) return sheet;
  const { pointer, isTouch, shift, x, y } = event;
  const from = { x, y };
  const hit = hitAt(sheet, from, layout, isTouch);
  const { scroll } = sheet;
  const take = (now: Sheet, grip: Grip): Sheet => ({ ...now, grip });
  const held = { pointer, from, hasMoved: false };
  switch (hit.kind) {
    case 'none':
      return sheet;
    case 'handle': {
      const { top, left, bottom, right } = rangeIn(sheet);
      const anchor = { position: top, column: left };
      const active = { position: bottom, column: right };
      return take({ ...sheet, anchor, active, typed: null }, { ...held, kind: 'cells' });
    }
    case 'width':
      return take(sheet, { ...held, ...hit, width: sheet.widths[hit.column] ?? 0 });
    case 'title':
      return isTouch
        ? take(sheet, { ...held, kind: 'pan', scroll, cell: null, title: hit.column })
        : take(sheet, { ...held, kind: 'title', title: hit.column });
    case 'down':
    case 'across':
      return pressBar(sheet, hit.kind, held, layout);
    case 'cell': {
      const { cell } = hit;
      const pressed = { ...sheet, pressed: cell, isAgain: isSameCell(sheet.pressed, cell) };
      return isTouch
        ? take(pressed, { ...held, kind: 'pan', scroll, cell, title: null })
        : take(go(pressed, cell, layout, shift), { ...held, kind: 'cells' });
    }
  }
}

/** A press beside the thumb scrolls by a page; a press on the thumb grabs it. */
function pressBar(
  sheet: Sheet,
  kind: 'down' | 'across',
  held: { pointer: number; from: Point; hasMoved: boolean },
  layout: Layout,
): Sheet {
  const { body } = layout;
  const thumb = thumbsOf(sheet, layout)[kind];
  const at = kind === 'down' ? held.from.y - body.y : held.from.x - body.x;
  const side = at < thumb.from ? -1 : at > thumb.from + thumb.length ? 1 : 0;
  const page = kind === 'down' ? { x: 0, y: body.height - ROW } : { x: body.width, y: 0 };
  if (side !== 0) return scrollBy(sheet, { x: side * page.x, y: side * page.y }, layout);
  return { ...sheet, grip: { ...held, kind, scroll: sheet.scroll } };
}

/** A pointer has moved. */
export function drag(sheet: Sheet, pointer: number, point: Point, layout: Layout): Sheet {
  const { grip } = sheet;
  if (!grip || grip.pointer !== pointer) return sheet;
  const by = { x: point.x - grip.from.x, y: point.y - grip.from.y };
  // A click may move the pointer slightly.
  if (!grip.hasMoved && Math.hypot(by.x, by.y) < 4) return sheet;
  const held = { ...sheet, grip: { ...grip, hasMoved: true } };
  const reach = reachOf(sheet, layout);
  const thumbs = thumbsOf(sheet, layout);
  const { body } = layout;
  switch (grip.kind) {
    case 'title':
      return held;
    case 'width':
      return setWidth(held, grip.column, grip.width + by.x, layout);
    case 'pan':
      return scrollTo(held, { x: grip.scroll.x - by.x, y: grip.scroll.y - by.y }, layout);
    case 'down': {
      const y = grip.scroll.y + (by.y / (body.height - thumbs.down.length || 1)) * reach.y;
      return scrollTo(held, { x: sheet.scroll.x, y }, layout);
    }
    case 'across': {
      const x = grip.scroll.x + (by.x / (body.width - thumbs.across.length || 1)) * reach.x;
      return scrollTo(held, { x, y: sheet.scroll.y }, layout);
    }
    case 'cells':
      return dragCells(held, point, layout);
  }
}

/** Extends the selection. Each move beyond an edge scrolls by a row, or by a part of a column. */
function dragCells(sheet: Sheet, point: Point, layout: Layout): Sheet {
  const { body } = layout;
  const beyond = (at: number, from: number, room: number) =>
    at < from ? -ROW : at > from + room ? ROW : 0;
  const by = {
    x: sheet.active.column === 0 ? 0 : beyond(point.x, body.x, body.width),
    y: beyond(point.y, body.y, body.height),
  };
  const scrolled = scrollBy(sheet, by, layout);
  const next = { ...scrolled, active: cellAt(scrolled, point, layout) };
  return { ...next, says: describe(next) };
}

/** A pointer goes up. A finger that has not moved chooses a cell; a title sorts. */
export function release(sheet: Sheet, pointer: number, layout: Layout): Sheet {
  const { grip } = sheet;
  if (!grip || grip.pointer !== pointer) return sheet;
  const free = { ...sheet, grip: null };
  const title = grip.kind === 'title' || grip.kind === 'pan' ? grip.title : null;
  const cell = grip.kind === 'pan' ? grip.cell : null;
  if (grip.hasMoved) return grip.kind === 'width' ? free : { ...free, says: describe(free) };
  if (title !== null) return sortBy(free, title);
  return cell ? go(free, cell, layout) : free;
}

/** The browser has canceled a pointer: it no longer scrolls, selects or sorts. */
export const letGo = (sheet: Sheet, pointer: number): Sheet =>
  sheet.grip?.pointer === pointer ? { ...sheet, grip: null } : sheet;

/** A double click or a double tap opens the cell under it. Konva counts two quick clicks anywhere, so this checks that both are on the cell. */
export function doublePress(sheet: Sheet, point: Point, layout: Layout): Sheet {
  const isOnCell = hitAt(sheet, point, layout).kind === 'cell';
  return isOnCell && sheet.isAgain ? startEdit(sheet, layout) : sheet;
}
