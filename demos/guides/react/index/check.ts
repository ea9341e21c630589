import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const stars = await demo.nodes('star');
  expect(stars).toHaveLength(10);

  // A held star is larger, and its shadow is longer.
  const first = await demo.node('#star-0');
  await demo.press('#star-0');
  await demo.moveTo({ x: first.position.x + 30, y: first.position.y + 20 });
  const held = await demo.waitForNode('#star-0', (star) => star.scale.x === 1.3);
  expect(held.attrs.shadowOffsetX).toBe(12);
  expect((await demo.node('#star-1')).scale.x).toBe(1);

  // Dropped, it is as before, in its new place; the state kept it, so a second drag leaves it there.
  await demo.release();
  const dropped = await demo.waitForNode('#star-0', (star) => star.scale.x === 1);
  expect(dropped.attrs.shadowOffsetX).toBe(4);
  expect(dropped.position.x).toBeCloseTo(first.position.x + 30, 0);
  expect(dropped.position.y).toBeCloseTo(first.position.y + 20, 0);
  await demo.drag('#star-9', { x: -20, y: 30 });
  await demo.waitForNode('#star-9', (star) => star.scale.x === 1);
  expect((await demo.node('#star-0')).position).toEqual(dropped.position);
});
