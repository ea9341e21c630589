import { CELLS, type Heights } from './terrain';

/** Receives the parts of a contour, in cells of the tile. */
export interface Pen {
  /** A corner of the area: the first of its polygon, or a further one. */
  corner(x: number, y: number, isFirst: boolean): void;
  /** A piece of the line around the area. */
  line(x1: number, y1: number, x2: number, y2: number): void;
}

/** The corners of a cell, clockwise. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * Finds where the heights are a level or more (marching squares). Each cell gives one polygon with its share of the area, and where the
 * level crosses the cell, the pieces of its line. All polygons turn clockwise, so that together, filled as one path, they have no seams.
 */
export function traceLevel({ side, values }: Heights, level: number, pen: Pen): void {
  const at = (column: number, row: number) => (values[(row + 1) * side + column + 1] ?? 0) - level;
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const heights = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ] as const;
      const inside = heights.filter((height) => height >= 0).length;
      if (inside === 0) continue;
      if (inside === 4) {
        // Neighbors that are full are one rectangle.
        const start = column;
        while (column + 1 < CELLS && [0, 1].every((y) => at(column + 2, row + y) >= 0)) column += 1;
        pen.corner(start, row, true);
        pen.corner(column + 1, row, false);
        pen.corner(column + 1, row + 1, false);
        pen.corner(start, row + 1, false);
      } else {
        traceCell(column, row, heights, pen);
      }
    }
  }
}

function traceCell(column: number, row: number, heights: readonly number[], pen: Pen): void {
  const crossings: { x: number; y: number; isOut: boolean }[] = [];
  let isFirst = true;
  const corner = (x: number, y: number) => {
    pen.corner(column + x, row + y, isFirst);
    isFirst = false;
  };
  CORNERS.forEach(([x, y], i) => {
    const here = heights[i] ?? 0;
    const next = heights[(i + 1) % 4] ?? 0;
    const [nextX, nextY] = CORNERS[(i + 1) % 4] ?? [0, 0];
    if (here >= 0) corner(x, y);
    if (here >= 0 === next >= 0) return;
    const share = here / (here - next);
    const cross = { x: x + (nextX - x) * share, y: y + (nextY - y) * share, isOut: here >= 0 };
    corner(cross.x, cross.y);
    crossings.push(cross);
  });
  // Around the cell, the line leaves the area and comes back in turn.
  crossings.forEach((from, i) => {
    const to = crossings[(i + 1) % crossings.length];
    if (!from.isOut || !to) return;
    pen.line(column + from.x, row + from.y, column + to.x, row + to.y);
  });
}
