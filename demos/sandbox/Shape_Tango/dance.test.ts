import { expect, it } from 'vitest';
import { COLORS, goalOf, SHAPES } from './shared/dance';

it('gives every shape another place and color in each figure, in the scene', () => {
  for (let figure = 0; figure < 30; figure += 1) {
    SHAPES.forEach((_, i) => {
      const [now, next] = [goalOf(i, figure), goalOf(i, figure + 1)];
      expect(next.fill).not.toBe(now.fill);
      expect(COLORS).toContain(now.fill);
      expect(Math.hypot(next.x - now.x, next.y - now.y)).toBeGreaterThan(50);
      expect(Math.abs(now.x)).toBeLessThanOrEqual(200);
      expect(Math.abs(now.y)).toBeLessThanOrEqual(150);
      expect(now.opacity).toBeGreaterThanOrEqual(0.75);
    });
  }
});

it('leaves no two shapes in one field', () => {
  const fields = SHAPES.map((_, i) => goalOf(i, 7)).map(
    ({ x, y }) => `${Math.floor((x + 205) / 90)} ${y < 0}`,
  );
  expect(new Set(fields).size).toBe(SHAPES.length);
});
