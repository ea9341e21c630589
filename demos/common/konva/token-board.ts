/** The drawing of the testing guides' boards, and their rule. */
export const CELL = 40;
export const HEIGHT = 200;

/** Color of the ring around a selected token. */
export const RING = '#ffffff';

export const startTokens = () =>
  ['#f2664a', '#f6b73c', '#4a90e2'].map((fill, i) => ({
    id: `token-${i}`,
    fill,
    x: CELL * (2 + 2 * i),
    y: CELL * (2 + (i % 2)),
  }));

/** The grid line nearest to a value. */
export const toGrid = (value: number) => Math.round(value / CELL) * CELL;

/** The points of every grid line. */
export function gridLines(width: number): number[][] {
  const lines: number[][] = [];
  for (let x = CELL; x <= width; x += CELL) lines.push([x, 0, x, HEIGHT]);
  for (let y = CELL; y < HEIGHT; y += CELL) lines.push([0, y, width, y]);
  return lines;
}
