/** The courtyard without Konva: its pieces, the grid, and what is laid where. All lengths are in centimeters. */
export const FLOOR = { width: 480, height: 320 };
export const TILE = 20;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Piece extends Box {
  id: string;
  kind: 'star' | 'leaf' | 'wave' | 'fountain' | 'tree';
}

type Pieces = readonly Piece[];

export interface Yard {
  pieces: Pieces;
  past: readonly Pieces[];
  future: readonly Pieces[];
  selected: string | null;
  /** The dragged piece, at the position under the pointer. */
  loose: Piece | null;
  /** The same piece, where it would land now. */
  held: Piece | null;
  snaps: boolean;
  /** Distance between two lines of the grid. */
  grid: number;
}

type Change = (yard: Yard) => Yard;

const POT = { kind: 'tree', width: 40, height: 40 } as const;

export const newYard = (): Yard => ({
  pieces: [
    { id: 'leaf-carpet', kind: 'leaf', x: 40, y: 40, width: 80, height: 240 },
    { id: 'star-carpet', kind: 'star', x: 160, y: 80, width: 160, height: 160 },
    { id: 'wave-carpet', kind: 'wave', x: 360, y: 40, width: 80, height: 240 },
    { id: 'fountain', kind: 'fountain', x: 200, y: 120, width: 80, height: 80 },
    { id: 'tree-1', x: 120, y: 0, ...POT },
    { id: 'tree-2', x: 320, y: 0, ...POT },
    { id: 'tree-3', x: 120, y: 280, ...POT },
    { id: 'tree-4', x: 320, y: 280, ...POT },
  ],
  past: [],
  future: [],
  selected: 'wave-carpet',
  loose: null,
  held: null,
  snaps: true,
  grid: 40,
});

/** Carpets are laid tile by tile, so they can have any size. */
export const isCarpet = ({ kind }: Piece) => kind !== 'fountain' && kind !== 'tree';

export const selectedOf = ({ pieces, selected }: Yard) => pieces.find(({ id }) => id === selected);

/** Without snapping, pieces still lie on whole centimeters. */
export const stepOf = ({ snaps, grid }: Yard) => (snaps ? grid : 1);

const replace = (pieces: Pieces, piece: Piece | null): Pieces =>
  piece ? pieces.map((one) => (one.id === piece.id ? piece : one)) : pieces;

/** The pieces as they are drawn: the dragged piece is under the pointer. */
export const shownOf = ({ pieces, loose }: Yard) => replace(pieces, loose);

export function describe(yard: Yard): string {
  const piece = yard.held ?? selectedOf(yard);
  if (!piece) return 'Nothing is selected.';
  const { id, x, y, width, height } = piece;
  return `${id}: ${width} × ${height} cm, ${x} from the left, ${y} from the top.`;
}

/** The grid line between `from` and `to` that is nearest to a value, or undefined if there is none. */
export function nearestLine(value: number, step: number, from: number, to: number) {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  if (first > last) return undefined;
  return Math.min(last, Math.max(first, Math.round(value / step))) * step;
}

/** The piece where it lands when it is released at a position: on the grid, and inside the walls. */
export function landed(piece: Piece, at: { x: number; y: number }, step: number): Piece {
  return {
    ...piece,
    x: nearestLine(at.x, step, 0, FLOOR.width - piece.width) ?? piece.x,
    y: nearestLine(at.y, step, 0, FLOOR.height - piece.height) ?? piece.y,
  };
}

/** A handle has the names of the edges that it moves, such as `top-left`; `middle-left` moves one edge. */
export function resized(piece: Piece, to: Box, handle: string, step: number): Piece {
  let [left, top] = [piece.x, piece.y];
  let [right, bottom] = [left + piece.width, top + piece.height];
  const [toRight, toBottom] = [to.x + to.width, to.y + to.height];
  if (handle.includes('left')) left = nearestLine(to.x, step, 0, right - TILE) ?? left;
  if (handle.includes('right'))
    right = nearestLine(toRight, step, left + TILE, FLOOR.width) ?? right;
  if (handle.includes('top')) top = nearestLine(to.y, step, 0, bottom - TILE) ?? top;
  if (handle.includes('bottom'))
    bottom = nearestLine(toBottom, step, top + TILE, FLOOR.height) ?? bottom;
  return { ...piece, x: left, y: top, width: right - left, height: bottom - top };
}

export const select = (yard: Yard, selected: string | null): Yard => ({ ...yard, selected });

/** A piece is dragged to a position. */
export function holdAt(yard: Yard, id: string, at: { x: number; y: number }): Yard {
  const piece = yard.pieces.find((one) => one.id === id);
  if (!piece) return yard;
  return {
    ...yard,
    selected: id,
    held: landed(piece, at, stepOf(yard)),
    loose: { ...piece, ...at },
  };
}

/** A handle of the selected piece has been pulled: the piece has its new size at once. */
export function holdSize(yard: Yard, to: Box): Yard {
  const piece = selectedOf(yard);
  const held = piece ? { ...piece, ...to } : null;
  return { ...yard, held, loose: held };
}

/** Adds a step that can be undone, unless all pieces are where they were. */
function put(yard: Yard, pieces: Pieces): Yard {
  const next = { ...yard, held: null, loose: null };
  if (JSON.stringify(pieces) === JSON.stringify(yard.pieces)) return next;
  return { ...next, pieces, past: [...yard.past, yard.pieces], future: [] };
}

/** Drops the dragged piece. */
export const lay: Change = (yard) => put(yard, replace(yard.pieces, yard.held));

const alignAll: Change = (yard) =>
  put(
    yard,
    yard.pieces.map((piece) => {
      const to = landed(piece, piece, yard.grid);
      return isCarpet(piece) ? resized(to, to, 'right bottom', yard.grid) : to;
    }),
  );

const undo: Change = (yard) => {
  const pieces = yard.past.at(-1);
  if (!pieces) return yard;
  return { ...yard, pieces, past: yard.past.slice(0, -1), future: [yard.pieces, ...yard.future] };
};

const redo: Change = (yard) => {
  const [pieces, ...future] = yard.future;
  return pieces ? { ...yard, pieces, past: [...yard.past, yard.pieces], future } : yard;
};

export const ACTIONS: { label: string; act: Change; can: (yard: Yard) => boolean }[] = [
  { label: 'Align all', act: alignAll, can: () => true },
  { label: 'Undo', act: undo, can: ({ past }) => past.length > 0 },
  { label: 'Redo', act: redo, can: ({ future }) => future.length > 0 },
];

/** Selects the next or the previous piece. */
const choose =
  (by: 1 | -1): Change =>
  (yard) => {
    const ids = yard.pieces.map(({ id }) => id);
    const at = ids.indexOf(yard.selected ?? '');
    return select(yard, ids.at(at < 0 && by < 0 ? -1 : (at + by) % ids.length) ?? null);
  };

/** The next line in a direction: a piece between two lines reaches a line at its first step. */
function nextLine(value: number, direction: number, step: number): number {
  if (direction === 0) return value;
  return (direction > 0 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1) * step;
}

/** Moves the selected piece to the next line, or its right or bottom edge. */
const nudge =
  (dx: number, dy: number, isResize: boolean): Change =>
  (yard) => {
    const piece = selectedOf(yard);
    if (!piece || (isResize && !isCarpet(piece))) return yard;
    const step = stepOf(yard);
    const { x, y, width, height } = piece;
    const by = isResize ? { x: width, y: height } : { x: 0, y: 0 };
    const to = { x: nextLine(x + by.x, dx, step) - by.x, y: nextLine(y + by.y, dy, step) - by.y };
    const size = { width: width + to.x - x, height: height + to.y - y };
    const next = isResize
      ? resized(piece, { x, y, ...size }, dx === 0 ? 'bottom' : 'right', step)
      : landed(piece, to, step);
    // The other axis stays, even between two lines.
    const other = dx === 0 ? { x } : { y };
    return put(yard, replace(yard.pieces, { ...next, ...other }));
  };

/** What a key does. All but undo and redo need the focus on the courtyard. */
export function keyChange({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  if (!(target instanceof Element && target.closest('[role="application"]'))) return undefined;
  const changes: Record<string, Change> = {
    ArrowLeft: nudge(-1, 0, shiftKey),
    ArrowRight: nudge(1, 0, shiftKey),
    ArrowUp: nudge(0, -1, shiftKey),
    ArrowDown: nudge(0, 1, shiftKey),
    PageDown: choose(1),
    PageUp: choose(-1),
  };
  return ctrlKey || metaKey ? undefined : changes[key];
}
