import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const fish = (count: number) =>
    demo.waitFor(
      () => demo.nodes('fish'),
      (now) => now.length === count,
    );

  // As many fish as the slider says, each a group of four shapes. The others stay as they are.
  const before = await fish(3);
  expect(before.map(({ childCount }) => childCount)).toEqual([4, 4, 4]);
  await demo.control('slider', 'Fish').fill('5');
  const all = await fish(5);
  expect(all.slice(0, 3).map(({ position }) => position)).toEqual(
    before.map(({ position }) => position),
  );
  await demo.control('slider', 'Fish').fill('2');
  await fish(2);

  // The outline goes when its color becomes undefined, and the key is gone from the node.
  const body = await demo.node('body');
  expect('stroke' in body.attrs).toBe(false);
  await demo.control('checkbox', 'Outlines').check(true);
  await demo.waitForNode('body', ({ attrs }) => attrs.stroke === '#1b1f2a');
  await demo.control('checkbox', 'Outlines').check(false);
  await demo.waitForNode('body', ({ attrs }) => !('stroke' in attrs));

  // The current bends every blade.
  await demo.control('slider', 'Current').fill('-45');
  await demo.waitFor(
    () => demo.nodes('weed'),
    (blades) =>
      blades.length === 4 &&
      blades.every(({ attrs }) => String(attrs.points) === '0,0,-15,-40,-45,-110'),
  );
});
