import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const stars = await demo.nodes('star');
  expect(stars).toHaveLength(10);

  // A held star is larger, and its shadow is longer.
  const first = await demo.node('#star-0');
  await demo.press('#star-0');
  await demo.moveTo({ x: first.absolutePosition.x + 30, y: first.absolutePosition.y + 20 });
  const held = await demo.waitForNode('#star-0', (star) => star.scale.x === 1.3);
  expect(held.attrs.shadowOffsetX).toBe(12);
  expect((await demo.node('#star-1')).scale.x).toBe(1);

  // Dropped, it is as before, in its new place.
  await demo.release();
  const dropped = await demo.waitForNode('#star-0', (star) => star.scale.x === 1);
  expect(dropped.attrs.shadowOffsetX).toBe(4);
  expect(dropped.position.x).toBeCloseTo(first.position.x + 30, 0);
  expect(dropped.position.y).toBeCloseTo(first.position.y + 20, 0);
  // The state has it too: the line is drawn from it, and keeps the first place when the second star moves.
  const lineStarts = (place: { x: number; y: number }) =>
    demo.waitForNode('path', ({ attrs: { points } }) => {
      const [x, y] = Array.isArray(points) ? points.map(Number) : [];
      return x === place.x && y === place.y;
    });
  await lineStarts(dropped.position);
  await demo.drag('#star-9', { x: -20, y: 30 });
  await demo.waitForNode('#star-9', (star) => star.scale.x === 1);
  const path = await lineStarts(dropped.position);
  const last = (await demo.node('#star-9')).position;
  expect(Array.isArray(path.attrs.points) && path.attrs.points.slice(-2)).toEqual([last.x, last.y]);
  expect((await demo.node('#star-0')).position).toEqual(dropped.position);
});
