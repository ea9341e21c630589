import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const gears = await demo.nodes('gear');
  expect(gears.map(({ className }) => className)).toEqual(['Shape', 'Shape']);
  const first = gears[0]?.absolutePosition ?? { x: 0, y: 0 };
  const at = (distance: number, degrees: number) => ({
    x: first.x + distance * Math.cos((degrees * Math.PI) / 180),
    y: first.y + distance * Math.sin((degrees * Math.PI) / 180),
  });
  const pixelIs = (point: { x: number; y: number }, color: string) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color,
    );
  const CORAL = '242,102,74,255';
  const SUN = '246,183,60,255';
  const AIR = '230,235,243,255';

  // With six teeth one is every 60 degrees, with twelve every 30.
  await demo.control('slider', 'Teeth').fill('6');
  await pixelIs(at(65, 60), CORAL);
  await pixelIs(at(65, 90), AIR);
  await demo.control('slider', 'Teeth').fill('12');
  await pixelIs(at(65, 90), CORAL);
  await pixelIs(at(65, 75), AIR);

  // The box is that of the drawing, with half of the stroke around it.
  const box = (await demo.nodes('gear'))[0]?.rect;
  expect(box?.x).toBeCloseTo(first.x - 71, 0);
  expect(box?.y).toBeCloseTo(first.y - 71, 0);
  expect(box?.width).toBeCloseTo(142, 0);

  // The hole and the gaps are not painted, but a press on them counts. One beside the gear does not.
  await pixelIs(first, AIR);
  await demo.click(first);
  await pixelIs(at(40, 45), SUN);
  await demo.click(at(80, 200));
  expect((await demo.nodes('gear')).map(({ attrs }) => attrs.fill)).toEqual(['#f6b73c', '#4a90e2']);
  await demo.click(at(65, 75));
  await pixelIs(at(40, 45), '63,166,107,255');
});
