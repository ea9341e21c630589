import { defineCheck } from '../../../types/check';

const SKY = [74, 144, 226, 255];

export default defineCheck(async ({ demo, expect }) => {
  const whale = await demo.node('whale');
  expect(whale.className).toBe('Path');
  expect(await demo.count('Path')).toBe(3);
  const { x, y } = whale.absolutePosition;

  /** Color at a point of the 100 by 60 units, at this scale. */
  const unitAt = (unitX: number, unitY: number, scale: number) =>
    demo.pixel({ x: x + (unitX - 50) * scale, y: y + (unitY - 30) * scale });
  expect(await unitAt(46, 36, 2)).toEqual(SKY);
  // The eye is a hole.
  expect((await unitAt(22, 29, 2))[3]).toBe(0);

  await demo.control('slider', 'Scale').fill('1');
  const small = await demo.waitForNode('whale', (node) => node.scale.x === 1);
  expect(small.absolutePosition).toEqual(whale.absolutePosition);
  expect(small.rect.width).toBeCloseTo(whale.rect.width / 2, 1);
  expect(await unitAt(46, 36, 1)).toEqual(SKY);
  expect((await unitAt(46, 36, 2))[3] === 255 && (await unitAt(4, 36, 2))[3] === 255).toBe(false);

  await demo.control('slider', 'Scale').fill('2');
  await demo.control('checkbox', 'Outline').check(true);
  await demo.waitForNode('whale', (node) => node.attrs.stroke === '#4a90e2' && node.scale.x === 2);
  expect((await unitAt(46, 36, 2))[3]).toBe(0);
  // The stroke runs along the lower edge of the body, 3 pixels wide at any scale.
  expect(await unitAt(46, 56, 2)).toEqual(SKY);
  expect((await unitAt(46, 54, 2))[3]).toBe(0);
});
