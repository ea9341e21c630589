import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const circle = await demo.node('circle');
  expect(circle.className).toBe('Circle');
  expect(circle.absolutePosition).toEqual({ x: width / 2, y: height / 2 });
  // A radius of 70 and half of a stroke of 4 on each side.
  expect(circle.rect.width).toBeCloseTo(144, 1);
  expect(circle.rect.x).toBeCloseTo(width / 2 - 72, 1);
  // The corner of the box around a circle is empty.
  expect((await demo.pixel({ x: circle.rect.x + 5, y: circle.rect.y + 5 }))[3]).toBe(0);
  expect(await demo.pixel({ x: width / 2, y: height / 2 })).toEqual([27, 31, 42, 255]);

  await demo.control('slider', 'Radius').fill('100');
  const grown = await demo.waitForNode('circle', (node) => node.attrs.radius === 100);
  expect(grown.absolutePosition).toEqual(circle.absolutePosition);
  expect(grown.rect.x).toBeCloseTo(width / 2 - 102, 1);
  expect(grown.rect.y).toBeCloseTo(height / 2 - 102, 1);

  await demo.control('slider', 'Radius').focus();
  await demo.key('ArrowLeft');
  await demo.waitForNode('circle', (node) => node.attrs.radius === 99);
});
