/** The record sleeve as data: pieces and guides, in millimeters from its upper left corner. This file does not depend on Konva. */
export interface Point {
  x: number;
  y: number;
}

export interface Piece extends Point {
  id: string;
  name: string;
  width: number;
  height: number;
}

/** `x` is a vertical guide, at a distance from the left; `y` a horizontal one, from the top. */
export type Axis = 'x' | 'y';

export interface Guide {
  id: number;
  axis: Axis;
  at: number;
}

export interface Sheet {
  pieces: readonly Piece[];
  guides: readonly Guide[];
}

export const SIDE = 300;
export const MAX_GUIDES = 12;
/** Guides may be beside the sleeve, but not far. */
export const GUIDE_LIMITS = { min: -100, max: 400 };

const PIECES: [id: string, name: string, x: number, y: number, width: number, height: number][] = [
  ['bar', 'Black bar', 20, 20, 130, 26],
  ['stripes', 'Pink stripes', 20, 52, 130, 27],
  ['dome', 'Blue dome', 20, 85, 130, 65],
  ['disc', 'Red disc', 150, 20, 130, 130],
  ['square', 'Pink square', 20, 150, 86, 86],
  ['quarter', 'Yellow quarter', 163, 158, 86, 86],
  ['title', 'Title', 20, 246, 260, 28],
  ['line', 'Small print', 20, 279, 130, 8],
];

export const newSheet = (): Sheet => ({
  pieces: PIECES.map(([id, name, x, y, width, height]) => ({ id, name, x, y, width, height })),
  guides: [
    { id: 1, axis: 'x', at: 20 },
    { id: 2, axis: 'x', at: 150 },
    { id: 3, axis: 'x', at: 280 },
    { id: 4, axis: 'y', at: 150 },
  ],
});

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
/** Tenths of a millimeter. */
const round = (value: number) => Math.round(value * 10) / 10;
const keepGuide = (at: number) => clamp(round(at), GUIDE_LIMITS.min, GUIDE_LIMITS.max);

/** Adds a guide. The sheet is unchanged and there is no guide if there are too many already. */
export function addGuide(sheet: Sheet, axis: Axis, at: number): [Sheet, Guide | null] {
  if (sheet.guides.length >= MAX_GUIDES) return [sheet, null];
  const id = Math.max(0, ...sheet.guides.map((guide) => guide.id)) + 1;
  const guide = { id, axis, at: keepGuide(at) };
  return [{ ...sheet, guides: [...sheet.guides, guide] }, guide];
}

export const moveGuide = (sheet: Sheet, id: number, at: number): Sheet => ({
  ...sheet,
  guides: sheet.guides.map((guide) => (guide.id === id ? { ...guide, at: keepGuide(at) } : guide)),
});

export const removeGuide = (sheet: Sheet, id: number): Sheet => ({
  ...sheet,
  guides: sheet.guides.filter((guide) => guide.id !== id),
});

/** Moves a piece. Its center stays on the sleeve, so that it cannot get lost. */
export const movePiece = (sheet: Sheet, id: string, to: Point): Sheet => ({
  ...sheet,
  pieces: sheet.pieces.map((piece) =>
    piece.id === id
      ? {
          ...piece,
          x: round(clamp(to.x, -piece.width / 2, SIDE - piece.width / 2)),
          y: round(clamp(to.y, -piece.height / 2, SIDE - piece.height / 2)),
        }
      : piece,
  ),
});

/** Both edges of a piece and its middle, on one axis. */
export function stopsOf(piece: Omit<Piece, 'id' | 'name'>, axis: Axis): number[] {
  const [start, length] = axis === 'x' ? [piece.x, piece.width] : [piece.y, piece.height];
  return [start, start + length / 2, start + length];
}

/** The shift to the nearest line within reach, or 0 if there is none. */
function nearestShift(stops: readonly number[], lines: readonly number[], reach: number): number {
  let best = Infinity;
  for (const stop of stops) {
    for (const line of lines) if (Math.abs(line - stop) < Math.abs(best)) best = line - stop;
  }
  return Math.abs(best) <= reach ? best : 0;
}

export interface GuideHold {
  kind: 'guide';
  id: number;
  axis: Axis;
}

/** What the pointer holds. */
export type Hold =
  | GuideHold
  /** `dx` and `dy` lead from the pointer to the corner of the piece. */
  | { kind: 'piece'; id: string; dx: number; dy: number };

/** The held guide or piece, and the sheet during the drag. */
export interface Held {
  hold: Hold;
  sheet: Sheet;
}

/** The sheet with the held piece or guide moved to a point. A piece snaps to guides, a guide to pieces; a reach of 0 switches snapping off. */
export function drag(sheet: Sheet, hold: Hold, point: Point, reach: number): Sheet {
  if (hold.kind === 'guide') {
    const at = point[hold.axis];
    const lines = sheet.pieces.flatMap((piece) => stopsOf(piece, hold.axis));
    const shift = reach > 0 ? nearestShift([at], lines, reach) : 0;
    // Without a piece to snap to, whole millimeters.
    return moveGuide(sheet, hold.id, shift === 0 ? Math.round(at) : at + shift);
  }
  const piece = sheet.pieces.find(({ id }) => id === hold.id);
  if (!piece) return sheet;
  const free = { ...piece, x: point.x + hold.dx, y: point.y + hold.dy };
  const shiftOn = (axis: Axis) => {
    const lines = sheet.guides.filter((guide) => guide.axis === axis).map(({ at }) => at);
    return reach > 0 ? nearestShift(stopsOf(free, axis), lines, reach) : 0;
  };
  return movePiece(sheet, hold.id, { x: free.x + shiftOn('x'), y: free.y + shiftOn('y') });
}

/** The guides that an edge or the middle of a piece is on. */
export function matchesOf({ guides, pieces }: Sheet, id: string | null): number[] {
  const piece = pieces.find((other) => other.id === id);
  if (!piece) return [];
  return guides
    .filter(({ axis, at }) => stopsOf(piece, axis).some((stop) => Math.abs(stop - at) < 0.06))
    .map((guide) => guide.id);
}

/** The sheet with a piece moved by some millimeters, or null when there is no such piece. */
export function nudge(sheet: Sheet, id: string, by: Point): Sheet | null {
  const piece = sheet.pieces.find((other) => other.id === id);
  return piece ? movePiece(sheet, id, { x: piece.x + by.x, y: piece.y + by.y }) : null;
}

/** A typed position in millimeters, or null if it is not a number within the limits. */
export function readPosition(typed: string): number | null {
  const at = Number(typed.replace(',', '.'));
  const isGood = typed.trim() !== '' && at >= GUIDE_LIMITS.min && at <= GUIDE_LIMITS.max;
  return isGood ? round(at) : null;
}

/** Whether two sheets look the same. A press that moves nothing is not a step to undo. */
export const isSameSheet = (a: Sheet, b: Sheet) => JSON.stringify(a) === JSON.stringify(b);
