import { defineCheck, type Point } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const TEAL = [31, 154, 165];
const SUN = [246, 183, 60];

/** Solves the eight equations of the perspective map from the unit square to four corners. */
function perspective(corners: Point[]): (u: number, v: number) => Point {
  const unit = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const rows = corners.flatMap(({ x, y }, index) => {
    const [u, v] = unit[index] ?? [0, 0];
    return [
      [u, v, 1, 0, 0, 0, -u * x, -v * x, x],
      [0, 0, 0, u, v, 1, -u * y, -v * y, y],
    ];
  });
  for (let at = 0; at < 8; at += 1) {
    const best = rows.reduce(
      (found, row, index) =>
        index >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[found]?.[at] ?? 0) ? index : found,
      at,
    );
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    const pivot = (rows[at] ?? []).map((value) => value / (rows[at]?.[at] ?? 1));
    rows[at] = pivot;
    rows.forEach((row, index) => {
      if (index === at) return;
      const factor = row[at] ?? 0;
      rows[index] = row.map((value, column) => value - factor * (pivot[column] ?? 0));
    });
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rows.map((row) => row[8] ?? 0);
  return (u, v) => ({
    x: (a * u + b * v + c) / (g * u + h * v + 1),
    y: (d * u + e * v + f) / (g * u + h * v + 1),
  });
}

export default defineCheck(async ({ demo, expect }) => {
  const corners = async () => {
    const places: Point[] = [];
    for (let at = 0; at < 4; at += 1) {
      places.push((await demo.node(`corner-${at}`)).absolutePosition);
    }
    return places;
  };

  /** How many squares have another color in their middle than perspective wants; those below a handle do not count. */
  const wrongSquares = async () => {
    const handles = await corners();
    const map = perspective(handles);
    let wrong = 0;
    for (let square = 0; square < 64; square += 1) {
      const [row, column] = [Math.floor(square / 8), square % 8];
      const { x, y } = map((column + 0.5) / 8, (row + 0.5) / 8);
      if (handles.some((handle) => Math.hypot(handle.x - x, handle.y - y) < 13)) continue;
      const color = (row + column) % 2 === 0 ? TEAL : SUN;
      const pixel = await demo.pixel({ x: Math.round(x), y: Math.round(y) });
      if (pixel.some((value, at) => Math.abs(value - (color[at] ?? 255)) > 3)) wrong += 1;
    }
    return wrong;
  };
  const isRight = (wrong: number) => wrong === 0;

  expect(await wrongSquares()).toBe(0);

  // One corner moves in both axes: the picture follows, the other corners stay.
  const before = await corners();
  await demo.drag('corner-1', { x: -40, y: 50 });
  const after = await corners();
  expect(after[1]?.x).toBeCloseTo((before[1]?.x ?? 0) - 40, 0);
  expect(after[1]?.y).toBeCloseTo((before[1]?.y ?? 0) + 50, 0);
  expect(after[0]).toEqual(before[0]);
  expect(after[2]).toEqual(before[2]);
  await demo.waitFor(wrongSquares, isRight);

  // Two triangles are not enough for perspective.
  const cells = demo.control('slider', 'Cells');
  await cells.fill('1');
  await demo.waitFor(wrongSquares, (wrong) => wrong > 10);
  expect(await demo.text()).toContain('1 × 1');
  await cells.fill('12');
  await demo.waitFor(wrongSquares, isRight);

  // A corner cannot be pulled across the opposite side: it follows the pointer until the picture would fold.
  await demo.drag('corner-2', { x: -180, y: -190 });
  const folded = await corners();
  const turn = (a = folded[1], b = folded[2], c = folded[3]) =>
    a && b && c ? (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) : 0;
  expect(turn()).toBeGreaterThan(0);
  expect(folded[2]?.x).toBeLessThan((after[2]?.x ?? 0) - 20);

  await demo.drag('corner-2', { x: 60, y: 60 });
  await demo.waitFor(wrongSquares, isRight);
  await narrow(demo);
  await demo.waitFor(wrongSquares, isRight);
});
