import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const pentagon = await demo.node('pentagon');
  // Between two stripes, with nothing of the layer behind.
  const between = { x: pentagon.absolutePosition.x, y: 108 };
  // On a stripe.
  const onStripe = { x: pentagon.absolutePosition.x, y: 128 };
  expect(pentagon.attrs.opacity).toBe(0.5);
  expect(Math.abs((await demo.pixel(between))[3] - 128)).toBeLessThan(3);
  const [mixed] = await demo.pixel(onStripe);
  expect(Math.abs(mixed - (242 + 27) / 2)).toBeLessThan(3);

  await demo.hover('pentagon');
  await demo.waitForNode('pentagon', (node) => node.attrs.opacity === 1);
  expect(await demo.pixel(between)).toEqual([242, 102, 74, 255]);
  expect(await demo.pixel(onStripe)).toEqual([242, 102, 74, 255]);
  await demo.hover({ x: 5, y: 10 });
  await demo.waitForNode('pentagon', (node) => node.attrs.opacity === 0.5);

  // A finger that is lifted beside the pentagon.
  const finger = await demo.finger('pentagon');
  await demo.waitForNode('pentagon', (node) => node.attrs.opacity === 1);
  await finger.moveTo({ x: pentagon.absolutePosition.x, y: 10 });
  await finger.lift();
  await demo.waitForNode('pentagon', (node) => node.attrs.opacity === 0.5);

  // Each child fades by itself: where two overlap, less shines through.
  const pair = await demo.node('pair');
  const alpha = async (dx: number) =>
    (await demo.pixel({ x: pair.absolutePosition.x + dx, y: pair.absolutePosition.y }))[3];
  expect(Math.abs((await alpha(-50)) - 128)).toBeLessThan(3);
  expect(Math.abs((await alpha(0)) - 191)).toBeLessThan(3);

  await demo.control('checkbox', 'Fade the group as one picture').check(true);
  await demo.waitFor(
    () => alpha(0),
    (value) => Math.abs(value - 128) < 3,
  );
  // Only the upper circle is left where they overlap: no yellow in the green.
  const [red] = await demo.pixel({ x: pair.absolutePosition.x, y: pair.absolutePosition.y });
  expect(Math.abs(red - 63)).toBeLessThan(4);
});
