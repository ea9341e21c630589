import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  expect(await demo.count('star')).toBe(7);
  const first = await demo.node('#star-0');

  // The held star lights up, and the line follows while it moves.
  await demo.press('#star-0');
  await demo.moveTo({ x: first.absolutePosition.x + 10, y: first.absolutePosition.y + 40 });
  await demo.waitForNode('#star-0', (star) => star.attrs.fill === '#ffffff');
  const path = await demo.waitForNode('path', ({ attrs: { points } }) => {
    return Array.isArray(points) && Math.abs(Number(points[1]) - first.position.y - 40) < 1;
  });
  expect(path.attrs.points).toHaveLength(14);

  await demo.release();
  const dropped = await demo.waitForNode('#star-0', (star) => star.attrs.fill === '#f6b73c');
  expect(dropped.position.x).toBeCloseTo(first.position.x + 10, 0);
  expect(dropped.position.y).toBeCloseTo(first.position.y + 40, 0);
});
