import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const leaves = await demo.nodes('leaf');
  expect(leaves).toHaveLength(3);
  const [, top, low] = leaves;
  if (!top || !low) throw new Error('The second and the third leaf are missing.');
  expect(top.className).toBe('Shape');
  const fills = async () => (await demo.nodes('leaf')).map((leaf) => leaf.attrs.fill);

  // The upright leaf: 150 long, 67.5 wide, a stroke of 2, from its base at the position upwards.
  expect(top.rect.height).toBeCloseTo(152, 0);
  expect(top.rect.width).toBeCloseTo(69.5, 0);
  expect(top.rect.y + top.rect.height).toBeCloseTo(top.absolutePosition.y + 1, 0);

  // The corner of the client rect is not in the leaf: a click there changes nothing.
  await demo.click({ x: top.rect.x + 3, y: top.rect.y + 3 });
  expect(new Set(await fills()).size).toBe(1);

  const inside = { x: top.absolutePosition.x + 5, y: top.absolutePosition.y - 40 };
  expect(await demo.pixel(inside)).toEqual([63, 166, 107, 255]);
  await demo.click(inside);
  await demo.waitFor(fills, (all) => all[1] === '#f6b73c');
  expect(await demo.pixel(inside)).toEqual([246, 183, 60, 255]);
  expect((await fills())[2]).toBe('#3fa66b');

  // Taps do the same; three of them return to the first color.
  await demo.tap(inside);
  await demo.waitFor(fills, (all) => all[1] === '#f2664a');
  await demo.tap(inside);
  await demo.waitFor(fills, (all) => all[1] === '#3fa66b');

  // The last leaf points to the right and slightly up; the same function draws it.
  const angle = (-20 * Math.PI) / 180;
  await demo.click({
    x: low.absolutePosition.x + 95 * Math.cos(angle),
    y: low.absolutePosition.y + 95 * Math.sin(angle) + 5,
  });
  await demo.waitFor(fills, (all) => all[2] === '#f6b73c');
});
