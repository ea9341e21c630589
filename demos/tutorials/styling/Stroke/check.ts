import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const solid = await demo.node('solid');
  const dashed = await demo.node('dashed');
  expect(solid.attrs.stroke).toBe('#1b1f2a');
  expect(dashed.attrs.dash).toEqual([14, 12]);

  // Half of the stroke lies inside of the outline, half outside: the bottom edge is at radius * cos(36°).
  const edge = solid.absolutePosition.y + 68 * Math.cos(Math.PI / 5);
  const on = (dy: number) => demo.pixel({ x: solid.absolutePosition.x, y: edge + dy });
  expect(await on(-6)).toEqual([246, 183, 60, 255]);
  expect(await on(-1)).toEqual([27, 31, 42, 255]);
  expect((await on(5))[3]).toBe(0);

  await demo.hover('solid');
  const hovered = await demo.waitForNode('solid', (node) => node.attrs.strokeWidth === 14);
  expect(hovered.attrs.stroke).toBe('#f2664a');
  expect(hovered.rect.width).toBeCloseTo(solid.rect.width + 9, 1);
  expect(await on(-5)).toEqual([242, 102, 74, 255]);
  expect(await on(5)).toEqual([242, 102, 74, 255]);

  // A pentagon without a fill is hit in its middle all the same.
  await demo.hover(dashed.absolutePosition);
  await demo.waitForNode('dashed', (node) => node.attrs.stroke === '#f2664a');
  const left = await demo.waitForNode('solid', (node) => node.attrs.strokeWidth === 5);
  expect(left.attrs.stroke).toBe('#1b1f2a');

  await demo.hover({ x: dashed.absolutePosition.x, y: 5 });
  await demo.waitForNode('dashed', (node) => node.attrs.stroke === '#8457c9');

  // A finger that is lifted beside the shape.
  const finger = await demo.finger('solid');
  await demo.waitForNode('solid', (node) => node.attrs.strokeWidth === 14);
  await finger.moveTo({ x: solid.absolutePosition.x, y: 5 });
  await finger.lift();
  await demo.waitForNode('solid', (node) => node.attrs.strokeWidth === 5);
});
