import { expect, it } from 'vitest';
import { CELLS, put, start, tensionAt } from './shared/cells';

it('each cell has seven corners of its own, within the radius of its gradient', () => {
  for (const { points } of CELLS) {
    expect(points).toHaveLength(14);
    for (let i = 0; i < 14; i += 2) {
      expect(Math.hypot(points[i] ?? 0, points[i + 1] ?? 0)).toBeLessThanOrEqual(62);
    }
  }
  expect(new Set(CELLS.map(({ points }) => String(points))).size).toBe(CELLS.length);
});

it('the tension swings between a star and loops', () => {
  const values = Array.from({ length: 400 }, (_, i) => tensionAt(2, i / 20));
  expect(Math.min(...values)).toBeCloseTo(-0.4, 2);
  expect(Math.max(...values)).toBeCloseTo(1.5, 2);
});

it('moves one cell and keeps the others', () => {
  const { cells, chosen } = put(start, 'cell-2', { x: 7, y: 8 });
  expect(chosen).toBe('cell-2');
  expect(cells[1]).toMatchObject({ x: 7, y: 8 });
  expect(cells[0]).toBe(CELLS[0]);
});
