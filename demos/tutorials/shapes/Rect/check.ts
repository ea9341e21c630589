import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const square = await demo.node('square');
  const rounded = await demo.node('rounded');
  const leaf = await demo.node('leaf');

  for (const node of [square, rounded, leaf]) {
    expect(node.className).toBe('Rect');
    // The stroke of 4 reaches 2 pixels over each side of 90 by 140.
    expect(node.rect.width).toBeCloseTo(94, 1);
    expect(node.rect.height).toBeCloseTo(144, 1);
  }
  expect(square.attrs.cornerRadius).toBeUndefined();
  expect(rounded.attrs.cornerRadius).toBe(16);
  expect(leaf.attrs.cornerRadius).toEqual([0, 45, 0, 45]);

  // Just inside each corner's stroke there is ink when the corner is square, and nothing when it is round.
  const inkAt = async (x: number, y: number) => (await demo.pixel({ x, y }))[3] > 0;
  const corners = async ({ rect }: typeof square) => [
    await inkAt(rect.x + 1.5, rect.y + 1.5),
    await inkAt(rect.x + rect.width - 1.5, rect.y + 1.5),
    await inkAt(rect.x + rect.width - 1.5, rect.y + rect.height - 1.5),
    await inkAt(rect.x + 1.5, rect.y + rect.height - 1.5),
  ];
  expect(await corners(square)).toEqual([true, true, true, true]);
  expect(await corners(rounded)).toEqual([false, false, false, false]);
  expect(await corners(leaf)).toEqual([true, false, true, false]);

  // The position is the top left corner, so the middle lies half a size away and shows the fill.
  const middle = { x: square.absolutePosition.x + 45, y: square.absolutePosition.y + 70 };
  expect(await demo.pixel(middle)).toEqual([242, 102, 74, 255]);
});
