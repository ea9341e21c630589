import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const cloth = await demo.node('cloth');
  expect(cloth.className).toBe('Shape');
  const at = (x: number, y: number) => ({
    x: cloth.absolutePosition.x + x,
    y: cloth.absolutePosition.y + y,
  });
  const pixelIs = (point: { x: number; y: number }, color: string) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color,
    );
  const AIR = '220,239,233,255';

  // The wind lifts the first half of the cloth above its corner and lowers the second half.
  await demo.control('slider', 'Wind').fill('100');
  await pixelIs(at(24, -3), '242,102,74,255');
  await pixelIs(at(60, 2), AIR);
  await demo.control('slider', 'Wind').fill('0');
  await pixelIs(at(24, -3), AIR);
  await pixelIs(at(60, 3), '242,102,74,255');

  // A press on the drawn area changes one color; beside it nothing happens.
  await demo.click(at(40, 30));
  await pixelIs(at(40, 30), '246,183,60,255');
  await demo.click(at(40, 90));
  expect((await demo.nodes('cloth')).map(({ attrs }) => attrs.fill)).toEqual([
    '#f6b73c',
    '#f6b73c',
    '#4a90e2',
  ]);
});
