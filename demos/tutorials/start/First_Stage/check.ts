import { defineCheck } from '../../../types/check';

const SUN = [246, 183, 60, 255];

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  expect(stage.layers).toBe(1);
  const sun = await demo.node('sun');
  expect(sun.className).toBe('Circle');
  expect(sun.absolutePosition).toEqual({ x: stage.width / 2, y: 100 });
  expect(await demo.pixel(sun.absolutePosition)).toEqual(SUN);

  await demo.drag('sun', { x: -80, y: 20 });
  const moved = await demo.node('sun');
  expect(moved.absolutePosition.x).toBeCloseTo(sun.absolutePosition.x - 80, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(sun.absolutePosition.y + 20, 0);
  expect(await demo.pixel(moved.absolutePosition)).toEqual(SUN);
  // It has left its first place: 20 pixels right of that the stage is empty.
  const left = { x: sun.absolutePosition.x + 20, y: sun.absolutePosition.y };
  expect((await demo.pixel(left))[3]).toBe(0);
});
