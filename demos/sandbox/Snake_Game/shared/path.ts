import type { Cell, Game } from './game';

/** A point of the scarf, in cells. */
export interface Place {
  x: number;
  y: number;
}

/** Number of positions in a cell's length of scarf. */
export const PLACES = 6;

/**
 * The middle line of the scarf from head to tail, with round bends, in cells.
 *
 * @param share how much of the step has passed, from 0 to 1: the scarf has moved by this share from the cells of the previous step
 */
export function pathOf({ body, left }: Pick<Game, 'body' | 'left'>, share: number): Place[] {
  // The tail glides out of the cell that it left. After growing, the tail rests, and the drawn scarf is shorter during the step.
  const cells = left ? [...body, left] : body;
  const start = 1 - share;
  const end = cells.length - 0.5 - (left ? share : 0);
  const count = Math.ceil((end - start) * PLACES);
  return Array.from({ length: count + 1 }, (_, i) =>
    placeAt(cells, Math.min(start + i / PLACES, end)),
  );
}

/** The place at a distance from the first cell: in each cell, a Bézier curve between the middles of two of its sides. */
function placeAt(cells: readonly Cell[], distance: number): Place {
  const index = Math.min(Math.round(distance), cells.length - 1);
  const [before, cell, after] = [index - 1, index, index + 1].map((at) => centerAt(cells, at));
  const t = distance - index + 0.5;
  const u = 1 - t;
  const along = (key: 'x' | 'y') => {
    const [a = 0, b = 0, c = 0] = [before?.[key], cell?.[key], after?.[key]];
    return (u * u * (a + b)) / 2 + 2 * u * t * b + (t * t * (b + c)) / 2;
  };
  return { x: along('x'), y: along('y') };
}

/** The center of a cell of the scarf. Beyond its ends, the scarf goes straight on. */
function centerAt(cells: readonly Cell[], index: number): Place {
  const cell = cells[index];
  if (cell) return { x: cell.column + 0.5, y: cell.row + 0.5 };
  const last = index < 0 ? 0 : cells.length - 1;
  const end = cells[last] ?? { column: 0, row: 0 };
  const inner = cells[index < 0 ? 1 : last - 1] ?? end;
  return { x: 2 * end.column - inner.column + 0.5, y: 2 * end.row - inner.row + 0.5 };
}
