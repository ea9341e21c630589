/** Every 50 pixels around x = 0. */
export const columns = [-150, -100, -50, 0, 50, 100, 150];
export const rows = [30, 78, 126, 174, 222, 270];

/** The guide lines as configs. */
export const lines = [
  ...columns.map((x) => ({ points: [x, 0, x, 300] })),
  ...rows.map((y) => ({ points: [-150, y, 150, y] })),
].map((line) => ({ ...line, stroke: '#c9d3f6', listening: false }));

/** The nearest line within reach, or the value itself. */
export function snap(value: number, guides: number[]) {
  return guides.find((line) => Math.abs(line - value) <= 12) ?? value;
}
