import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const lamp = await demo.node('lamp');
  const middle = () => demo.pixel(lamp.absolutePosition);
  // What a click in the middle would hit: the lamp only while it is shown.
  const lampIsHit = () =>
    demo.evaluate((konva) => {
      const found = konva.stages[0]?.findOne('.lamp');
      const position = found?.absolutePosition();
      return position !== undefined && konva.stages[0]?.getIntersection(position) === found;
    });

  expect(lamp.visible).toBe(false);
  expect(await middle()).toEqual([27, 31, 42, 255]);
  expect(await lampIsHit()).toBe(false);

  await demo.control('button', 'Show').click();
  await demo.waitForNode('lamp', (node) => node.visible);
  expect(await middle()).toEqual([246, 183, 60, 255]);
  expect(await lampIsHit()).toBe(true);

  // It is the same node as before, in the same place.
  expect((await demo.node('lamp')).zIndex).toBe(lamp.zIndex);

  await demo.control('button', 'Hide').click();
  await demo.waitForNode('lamp', (node) => !node.visible);
  expect(await middle()).toEqual([27, 31, 42, 255]);
  expect(await demo.count('lamp')).toBe(1);
});
