import { addStep, currentStep, newHistory, redo, undo } from '../../../common/konva/history';
import type { History } from '../../../common/konva/history';
import {
  aligned,
  cutTiles,
  isCarpet,
  landed,
  PIECES,
  resized,
  stepped,
  stretched,
  TILE,
  type Box,
  type Piece,
} from './courtyard';

/** What the demo shows. It never changes: each function returns the next one. */
export interface Yard {
  history: History<readonly Piece[]>;
  selected: string | null;
  /** The piece in the hand, as it would be laid now. */
  held: Piece | null;
  /** The same piece where the pointer has it. */
  loose: Piece | null;
  snaps: boolean;
  /** Distance of the grid's lines, in centimeters. */
  grid: number;
  says: string;
}

export const GRID_LIMITS = { min: 5, max: 160 };

export const newYard = (): Yard => ({
  history: newHistory(PIECES),
  selected: 'waves',
  held: null,
  loose: null,
  snaps: true,
  grid: 40,
  says: 'Drag a piece, or pull the handles of a carpet.',
});

export const piecesOf = (yard: Yard) => currentStep(yard.history);
export const selectedOf = (yard: Yard) => piecesOf(yard).find(({ id }) => id === yard.selected);

/** Without snapping, pieces still lie on whole centimeters. */
const stepOf = ({ snaps, grid }: Yard) => (snaps ? grid : 1);

/** The pieces as they are drawn: the one in the hand is where the pointer has it. */
export const shownOf = (yard: Yard) => withPiece(piecesOf(yard), yard.loose);

/** The tiles that are cut if the piece in the hand is laid now. */
export const cutsOf = (yard: Yard) => cutTiles(withPiece(piecesOf(yard), yard.held));

const withPiece = (pieces: readonly Piece[], piece: Piece | null) =>
  piece ? pieces.map((one) => (one.id === piece.id ? piece : one)) : pieces;

const tiles = (length: number) => String(Math.round((length / TILE) * 100) / 100);

/** A piece in words. Numbers are of tiles, from the wall on. */
export function describe(piece: Piece): string {
  const size = isCarpet(piece) ? `, ${tiles(piece.width)} × ${tiles(piece.height)} tiles` : '';
  return `${piece.name}${size}: ${tiles(piece.x)} from the left, ${tiles(piece.y)} from the top.`;
}

export function select(yard: Yard, id: string | null): Yard {
  const piece = piecesOf(yard).find((one) => one.id === id);
  return { ...yard, selected: id, says: piece ? describe(piece) : 'Nothing is selected.' };
}

/** Selects the next or the previous piece. */
export function step(yard: Yard, by: 1 | -1): Yard {
  const pieces = piecesOf(yard);
  const at = pieces.findIndex(({ id }) => id === yard.selected);
  const next = at === -1 && by === -1 ? pieces.length - 1 : at + by;
  return select(yard, pieces[(next + pieces.length) % pieces.length]?.id ?? null);
}

/** A piece is dragged to a place. */
export function holdAt(yard: Yard, id: string, at: { x: number; y: number }): Yard {
  const piece = piecesOf(yard).find((one) => one.id === id);
  if (!piece) return yard;
  const held = landed(piece, at, stepOf(yard));
  return { ...yard, selected: id, held, loose: { ...piece, ...at }, says: describe(held) };
}

/** A handle of the selected piece is pulled: the piece has its new size at once. */
export function holdSize(yard: Yard, to: Box, handle: string): Yard {
  const piece = selectedOf(yard);
  if (!piece) return yard;
  const held = resized(piece, to, handle, stepOf(yard));
  return { ...yard, held, loose: held, says: describe(held) };
}

/** Lays the piece that is in the hand. */
export const lay = (yard: Yard) => (yard.held ? put(yard, yard.held) : yard);

/** An arrow key: moves the selected piece to the next line, or its right or bottom edge. */
export function nudge(yard: Yard, dx: number, dy: number, isResize: boolean): Yard {
  const piece = selectedOf(yard);
  if (!piece) return { ...yard, says: 'Select a piece first.' };
  if (isResize && !isCarpet(piece)) return { ...yard, says: `${piece.name} has a fixed size.` };
  const to = (isResize ? stretched : stepped)(piece, dx, dy, stepOf(yard));
  if (isSame(piece, to)) return { ...yard, says: `${piece.name} has no room there.` };
  return put(yard, to);
}

/** Puts every piece on the grid that is off it, in one step. */
export function alignAll(yard: Yard): Yard {
  const pieces = piecesOf(yard);
  const next = pieces.map((piece) => aligned(piece, yard.grid));
  const moved = next.filter((piece, i) => !isSame(piece, pieces[i] ?? piece)).length;
  if (moved === 0) return { ...yard, says: 'All pieces are on the grid already.' };
  const history = addStep(yard.history, next);
  return { ...yard, history, says: `${moved} of ${next.length} pieces put on the grid.` };
}

export const setSnaps = (yard: Yard, snaps: boolean): Yard => ({
  ...yard,
  snaps,
  says: snaps ? `Pieces snap to ${yard.grid} cm.` : 'Snapping is off: tiles will be cut.',
});

/** Takes what was typed. A number that makes no grid changes nothing. */
export function setGrid(yard: Yard, grid: number): Yard {
  const { min, max } = GRID_LIMITS;
  if (!Number.isInteger(grid) || grid < min || grid > max) {
    return { ...yard, says: `The grid takes whole centimeters from ${min} to ${max}.` };
  }
  return { ...yard, grid, says: `The lines of the grid are ${grid} cm apart.` };
}

export const undoLast = (yard: Yard) => travel(yard, undo(yard.history), 'Undone.');
export const redoNext = (yard: Yard) => travel(yard, redo(yard.history), 'Done again.');

function travel(yard: Yard, history: Yard['history'], says: string): Yard {
  return history === yard.history ? yard : { ...yard, history, held: null, loose: null, says };
}

function put(yard: Yard, piece: Piece): Yard {
  const pieces = piecesOf(yard);
  const before = pieces.find(({ id }) => id === piece.id);
  const isSamePlace = before !== undefined && isSame(before, piece);
  const history = isSamePlace ? yard.history : addStep(yard.history, withPiece(pieces, piece));
  return { ...yard, history, held: null, loose: null, says: describe(piece) };
}

const isSame = (a: Box, b: Box) =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
