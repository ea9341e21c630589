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
  kind: 'stars' | 'leaves' | 'waves' | 'fountain' | 'tree';
  name: string;
}

export const PIECES: readonly Piece[] = [
  { id: 'leaves', kind: 'leaves', name: 'Leaf carpet', x: 40, y: 40, width: 80, height: 240 },
  { id: 'stars', kind: 'stars', name: 'Star carpet', x: 160, y: 80, width: 160, height: 160 },
  { id: 'waves', kind: 'waves', name: 'Wave carpet', x: 360, y: 40, width: 80, height: 240 },
  { id: 'fountain', kind: 'fountain', name: 'Fountain', x: 200, y: 120, width: 80, height: 80 },
  { id: 'tree-1', kind: 'tree', name: 'North-west tree', x: 120, y: 0, width: 40, height: 40 },
  { id: 'tree-2', kind: 'tree', name: 'North-east tree', x: 320, y: 0, width: 40, height: 40 },
  { id: 'tree-3', kind: 'tree', name: 'South-west tree', x: 120, y: 280, width: 40, height: 40 },
  { id: 'tree-4', kind: 'tree', name: 'South-east tree', x: 320, y: 280, width: 40, height: 40 },
];

/** Carpets are laid tile by tile, so they can have any size. */
export const isCarpet = ({ kind }: Piece) => kind !== 'fountain' && kind !== 'tree';

/** The line of the grid that is nearest to a value, of those between `from` and `to`; undefined if none is between them. */
export function nearestLine(
  value: number,
  step: number,
  from: number,
  to: number,
): number | undefined {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  if (first > last) return undefined;
  return Math.min(last, Math.max(first, Math.round(value / step))) * step;
}

/** The piece where it lands when it is let go at a place: on the grid, and inside the walls. */
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
  if (handle.includes('left')) left = nearestLine(to.x, step, 0, right - TILE) ?? left;
  if (handle.includes('right')) {
    right = nearestLine(to.x + to.width, step, left + TILE, FLOOR.width) ?? right;
  }
  if (handle.includes('top')) top = nearestLine(to.y, step, 0, bottom - TILE) ?? top;
  if (handle.includes('bottom')) {
    bottom = nearestLine(to.y + to.height, step, top + TILE, FLOOR.height) ?? bottom;
  }
  return { ...piece, x: left, y: top, width: right - left, height: bottom - top };
}

/** The next line of the grid in a direction: a piece between two lines reaches a line at its first step. */
export function nextLine(value: number, direction: number, step: number): number {
  if (direction === 0) return value;
  return (direction > 0 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1) * step;
}

/** Moves a piece to the next lines. Both directions are -1, 0 or 1. */
export function stepped(piece: Piece, dx: number, dy: number, step: number): Piece {
  const to = landed(
    piece,
    { x: nextLine(piece.x, dx, step), y: nextLine(piece.y, dy, step) },
    step,
  );
  // The other axis stays, also between two lines.
  return { ...piece, x: dx === 0 ? piece.x : to.x, y: dy === 0 ? piece.y : to.y };
}

/** Moves the right and the bottom edge to the next lines. */
export function stretched(piece: Piece, dx: number, dy: number, step: number): Piece {
  const width = nextLine(piece.x + piece.width, dx, step) - piece.x;
  const height = nextLine(piece.y + piece.height, dy, step) - piece.y;
  const handle = `${dx === 0 ? '' : 'right'}${dy === 0 ? '' : 'bottom'}`;
  return resized(piece, { ...piece, width, height }, handle, step);
}

/** The piece with all its edges on the grid, or only its corner if it has a fixed size. */
export function aligned(piece: Piece, step: number): Piece {
  const to = landed(piece, piece, step);
  return isCarpet(piece) ? resized(to, to, 'right bottom', step) : to;
}

/** The tiles of the floor, as `column,row`, that a carpet covers only in part. The mason has to cut them. */
export function cutTiles(pieces: readonly Piece[]): Set<string> {
  const cut = new Set<string>();
  for (const { x, y, width, height } of pieces.filter(isCarpet)) {
    const [right, bottom] = [x + width, y + height];
    for (let row = Math.floor(y / TILE); row * TILE < bottom; row += 1) {
      for (let column = Math.floor(x / TILE); column * TILE < right; column += 1) {
        const isWhole =
          column * TILE >= x &&
          row * TILE >= y &&
          (column + 1) * TILE <= right &&
          (row + 1) * TILE <= bottom;
        if (!isWhole) cut.add(`${column},${row}`);
      }
    }
  }
  return cut;
}
