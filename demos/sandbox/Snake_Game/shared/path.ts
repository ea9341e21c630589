import type { Cell, Game } from './game';

/** A place on the scarf, in cells, and the unit vector toward its head there. */
export interface Place {
  x: number;
  y: number;
  toward: { x: number; y: number };
}

/** How many places there are in a cell's length of scarf. */
export const PLACES = 6;

/**
 * The middle line of the scarf from head to tail, with round bends, in cells.
 *
 * @param share how much of the step has passed, from 0 to 1: the scarf is so far on its way from the cells of the step before
 */
export function pathOf({ body, left }: Pick<Game, 'body' | 'left'>, share: number): Place[] {
  // The tail glides out of the cell that it left. After growing, the tail rests, and the scarf is shorter on the way.
  const cells = left ? [...body, left] : body;
  const start = 1 - share;
  // To the far side of the last cell.
  const end = cells.length - 0.5 - (left ? share : 0);
  const count = Math.ceil((end - start) * PLACES);
  return Array.from({ length: count + 1 }, (_, i) =>
    placeAt(cells, Math.min(start + i / PLACES, end)),
  );
}

/** The place at a distance from the first cell. Around a cell, the line is a curve between the middles of two of its sides. */
function placeAt(cells: readonly Cell[], distance: number): Place {
  const index = Math.min(Math.round(distance), cells.length - 1);
  const cell = centerAt(cells, index);
  const before = centerAt(cells, index - 1);
  const after = centerAt(cells, index + 1);
  const from = { x: (before.x + cell.x) / 2, y: (before.y + cell.y) / 2 };
  const to = { x: (cell.x + after.x) / 2, y: (cell.y + after.y) / 2 };
  // A quadratic Bézier curve whose control point is the center of the cell.
  const t = distance - index + 0.5;
  const u = 1 - t;
  const x = u * u * from.x + 2 * u * t * cell.x + t * t * to.x;
  const y = u * u * from.y + 2 * u * t * cell.y + t * t * to.y;
  const back = {
    x: u * (cell.x - from.x) + t * (to.x - cell.x),
    y: u * (cell.y - from.y) + t * (to.y - cell.y),
  };
  const length = Math.hypot(back.x, back.y) || 1;
  return { x, y, toward: { x: -back.x / length, y: -back.y / length } };
}

/** The center of a cell of the scarf. Beyond its ends, the scarf goes straight on. */
function centerAt(cells: readonly Cell[], index: number): { x: number; y: number } {
  const cell = cells[index];
  if (cell) return { x: cell.column + 0.5, y: cell.row + 0.5 };
  const last = index < 0 ? 0 : cells.length - 1;
  const end = cells[last];
  const inner = cells[index < 0 ? 1 : last - 1] ?? end;
  if (!end || !inner) return { x: 0, y: 0 };
  return {
    x: 2 * end.column - inner.column + 0.5,
    y: 2 * end.row - inner.row + 0.5,
  };
}
