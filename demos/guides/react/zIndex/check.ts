import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const order = async () => (await demo.nodes('circle')).map(({ id }) => id.slice(-1)).join('');
  expect(await order()).toBe('0123456789');

  // On top as soon as the drag starts, and the drag goes on.
  const first = await demo.node('#circle-0');
  await demo.press('#circle-0');
  await demo.moveTo({ x: first.absolutePosition.x + 20, y: first.absolutePosition.y });
  await demo.waitFor(order, (now) => now === '1234567890');
  await demo.moveTo({ x: first.absolutePosition.x + 40, y: first.absolutePosition.y + 10 });
  await demo.release();
  const moved = await demo.node('#circle-0');
  expect(moved.position.x).toBeCloseTo(first.position.x + 40, 0);
  expect(moved.position.y).toBeCloseTo(first.position.y + 10, 0);
  // It covers its neighbor now.
  expect(await demo.pixel(moved.absolutePosition)).toEqual([242, 102, 74, 255]);

  await demo.drag('#circle-9', { x: -10, y: 20 });
  await demo.waitFor(order, (now) => now === '1234567809');
});
