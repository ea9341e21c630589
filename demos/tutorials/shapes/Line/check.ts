import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const line = await demo.node('line');
  expect(line.className).toBe('Line');
  expect(line.attrs.points).toHaveLength(12);
  const named = (name: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(name),
    );
  await named('Simple line');

  // Six points span 236 by 144; the stroke adds 10.
  expect(line.rect.width).toBeCloseTo(246, 1);
  expect(line.rect.height).toBeCloseTo(154, 1);

  // An open line does not paint its fill, although it has one.
  const inside = { x: line.absolutePosition.x - 60, y: line.absolutePosition.y - 10 };
  expect((await demo.pixel(inside))[3]).toBe(0);
  await demo.control('checkbox', 'Closed').check(true);
  await named('Polygon');
  expect(await demo.pixel(inside)).toEqual([246, 183, 60, 255]);

  await demo.control('slider', 'Tension').fill('0.5');
  await named('Blob');
  // The curve swings out over its points.
  expect((await demo.node('line')).rect.width).toBeGreaterThan(250);

  await demo.control('checkbox', 'Closed').check(false);
  await named('Spline');
  expect((await demo.pixel(inside))[3]).toBe(0);

  await demo.control('slider', 'Tension').fill('0');
  await named('Simple line');
  // The first dash of 24 and its round end: stroke at 12 pixels along the line, a gap at 32.
  const along = (distance: number) => ({
    x: line.absolutePosition.x - 86 - (38 / 90.35) * distance,
    y: line.absolutePosition.y + 46 - (82 / 90.35) * distance,
  });
  expect((await demo.pixel(along(32)))[3]).toBe(255);
  await demo.control('checkbox', 'Dashed').check(true);
  await demo.waitForNode('line', (node) => String(node.attrs.dash) === '24,16');
  expect((await demo.pixel(along(12)))[3]).toBe(255);
  expect((await demo.pixel(along(32)))[3]).toBe(0);
});
