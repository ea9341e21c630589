import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const [water, heat] = await demo.nodes('gauge');
  if (!water || !heat) throw new Error('There are fewer than two gauges.');
  // The box is that of the drawing, around the position.
  expect(water.rect.width).toBeCloseTo(88, 0);
  expect(water.rect.x).toBeCloseTo(water.absolutePosition.x - 44, 0);
  expect(water.rect.y).toBeCloseTo(water.absolutePosition.y - 44, 0);

  const { x, y } = water.absolutePosition;
  const [right, left] = [
    { x: x + 38, y },
    { x: x - 38, y },
  ];
  const shows = (point: typeof right, color: string) =>
    demo.waitFor(
      () => demo.pixel(point),
      (pixel) => pixel.join() === color,
    );
  const [BLUE, TRACK] = ['74,144,226,255', '226,222,211,255'];

  // Three tenths reach past the right, not to the left.
  await shows(right, BLUE);
  await shows(left, TRACK);
  await demo.control('spinbutton', 'water').fill('8');
  await shows(left, BLUE);
  await demo.control('spinbutton', 'water').fill('1');
  await shows(right, TRACK);

  // The hole of the ring takes the click; the corner of the box does not.
  await demo.click({ x: x + 20, y: y + 10 });
  await demo.waitForNode('gauge', ({ attrs }) => attrs.level === 2);
  await demo.click({ x: x + 36, y: y + 36 });
  await demo.click({ x: x + 20, y: y + 10 });
  await demo.waitForNode('gauge', ({ attrs }) => attrs.level === 3);
  expect((await demo.nodes('gauge'))[1]?.attrs.level).toBe(6);
});
