import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const trees = (count: number) =>
    demo.waitFor(
      () => demo.count('tree'),
      (now) => now === count,
    );

  // As many trees as the slider says, each a group of trunk and crown.
  await trees(6);
  expect((await demo.node('tree')).childCount).toBe(2);
  await demo.control('slider', 'Trees').fill('9');
  await trees(9);
  await demo.control('slider', 'Trees').fill('2');
  await trees(2);

  // The condition puts the moon where the sun was: above the sky, below the hills.
  const sun = await demo.node('sun');
  expect(await demo.pixel(sun.position)).toEqual([246, 183, 60, 255]);
  await demo.control('checkbox', 'Night').check(true);
  const moon = await demo.waitForNode('moon', (node) => node.visible);
  expect(await demo.count('sun')).toBe(0);
  expect(moon.zIndex).toBe(sun.zIndex);
  expect((await demo.node('greeting')).attrs.text).toBe('Good night');
  expect((await demo.node('sky')).attrs.fillLinearGradientColorStops).toEqual([
    0,
    '#141a3c',
    1,
    '#3d3a78',
  ]);
});
