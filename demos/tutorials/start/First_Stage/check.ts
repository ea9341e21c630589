import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  expect(stage.layers).toBe(1);
  const sun = await demo.node('sun');
  expect(sun.className).toBe('Circle');
  expect(sun.position.x).toBeCloseTo(stage.width / 2, 1);
  expect(await demo.pixel(sun.position)).toEqual([246, 183, 60, 255]);

  await demo.drag('sun', { x: -80, y: 20 });
  const moved = await demo.node('sun');
  expect(moved.position.x).toBeCloseTo(sun.position.x - 80, 0);
  expect(await demo.pixel(moved.position)).toEqual([246, 183, 60, 255]);
});
