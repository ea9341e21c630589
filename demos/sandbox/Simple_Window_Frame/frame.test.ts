import { expect, it } from 'vitest';
import { describe, HEIGHT, LIMITS, partsOf, placeOf, sizeOf, START } from './shared/frame';

it('the frame is covered by its parts without a gap', () => {
  // The area of a polygon, by its corners.
  const area = (points: number[]) => {
    let sum = 0;
    for (let i = 0; i < points.length; i += 2) {
      const [x = 0, y = 0] = points.slice(i);
      const [nextX = 0, nextY = 0] = points.slice((i + 2) % points.length);
      sum += x * nextY - nextX * y;
    }
    return Math.abs(sum) / 2;
  };
  const parts = partsOf({ width: 1000, height: 800 });
  expect(parts.reduce((sum, { points }) => sum + area(points), 0)).toBe(1000 * 800 - 840 * 640);
});

it('window, passer-by and lines fit stages of all sizes', () => {
  for (const stageWidth of [320, 804]) {
    for (const width of Object.values(LIMITS.width)) {
      for (const height of Object.values(LIMITS.height)) {
        const { x, y, scaleX } = placeOf({ width, height }, stageWidth);
        expect(x - 980 * scaleX).toBeGreaterThanOrEqual(-0.001);
        expect(stageWidth - x - width * scaleX).toBeGreaterThan(73);
        expect(HEIGHT - y - height * scaleX).toBeGreaterThan(61);
      }
    }
  }
});

it('takes numbers within limits, and explains the others', () => {
  expect(sizeOf({ ...START, width: '2400' })).toEqual({ width: 2400, height: 1420 });
  expect(sizeOf({ ...START, width: '5000' }).width).toBe(3600);
  expect(sizeOf({ ...START, height: '' }).height).toBe(500);
  expect(describe(START)).toBe('Glass 1740 mm by 1260 mm.');
  expect(describe({ ...START, width: '5000' })).toBe('The width is from 600 mm to 3600 mm.');
  expect(describe({ ...START, height: '' })).toBe('The height is from 500 mm to 2200 mm.');
});
