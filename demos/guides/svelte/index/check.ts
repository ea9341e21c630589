import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  expect(await demo.count('kite')).toBe(6);
  const strings = await demo.nodes('string');
  const first = await demo.node('#kite-0');
  const last = await demo.node('#kite-5');
  expect(first.zIndex).toBeLessThan(last.zIndex);

  // A pressed kite comes to the front.
  await demo.drag('#kite-0', { x: 24, y: 36 });
  const moved = await demo.waitForNode('#kite-0', (kite) => kite.zIndex > last.zIndex - 1);
  expect(moved.position.x).toBeCloseTo(first.position.x + 24, 0);
  expect(moved.position.y).toBeCloseTo(first.position.y + 36, 0);

  // Bound positions change on release, and the string's points with them.
  const [x, y] = await demo.waitFor(
    async () => {
      const points = (await demo.nodes('string'))[0]?.attrs.points;
      return Array.isArray(points) ? points.map(Number) : [];
    },
    (points) => Math.abs((points[1] ?? 0) - moved.position.y) < 0.01,
  );
  expect(x).toBeCloseTo(moved.position.x, 1);
  expect(y).toBeCloseTo(moved.position.y, 1);
  expect((await demo.nodes('string'))[1]?.attrs.points).toEqual(strings[1]?.attrs.points);
});
