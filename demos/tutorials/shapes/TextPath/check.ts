import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const words = await demo.node('words');
  expect(words.className).toBe('TextPath');

  /** Whether there are dark letters in the band of this height above the curve's middle. */
  const inkAbove = async (bottom: number) => {
    for (let x = width / 2 - 20; x <= width / 2 + 20; x += 2) {
      for (let y = bottom - 20; y < bottom - 4; y += 2) {
        if ((await demo.pixel({ x, y })).join() === '27,31,42,255') return true;
      }
    }
    return false;
  };

  // Centered on the curve, whose middle is 70 above its ends.
  expect(words.rect.x + words.rect.width / 2).toBeCloseTo(width / 2, -1);
  expect(await inkAbove(100)).toBe(true);
  expect(await inkAbove(170)).toBe(false);

  // Flat: all letters are on one line; the box reaches half a font size to each side of it.
  await demo.control('slider', 'Bend').fill('0');
  const flat = await demo.waitForNode('words', (node) => node.rect.height < 23);
  expect(flat.rect.y + flat.rect.height / 2).toBeCloseTo(170, 0);
  expect(await inkAbove(170)).toBe(true);
  expect(await inkAbove(100)).toBe(false);
  // The straight path is the shortest one, and still no letter is cut off.
  const letters = await demo.evaluate(
    (konva) =>
      konva.stages[0]?.findOne<InstanceType<typeof konva.TextPath>>('.words')?.glyphInfo.length,
  );
  expect(letters).toBe('Over the hill and far away'.length);

  // A valley: the middle lies below the ends.
  await demo.control('slider', 'Bend').fill('-40');
  await demo.waitForNode('words', (node) => node.rect.height > 23);
  expect(await inkAbove(210)).toBe(true);

  await demo.control('slider', 'Bend').fill('0');
  await demo.control('textbox', 'Text').fill('Hi');
  const short = await demo.waitForNode('words', (node) => node.rect.width < 60);
  expect(short.rect.x + short.rect.width / 2).toBeCloseTo(width / 2, -1);
});
