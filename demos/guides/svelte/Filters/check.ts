import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Marks the copy of the card, so that a new one is noticed. */
  const mark = () =>
    demo.evaluate((konva) => {
      const copy = konva.stages[0]?.findOne('.card')?._getCanvasCache()?.scene;
      if (copy) Reflect.set(copy, 'isMarked', true);
    });
  const isNewCopy = () =>
    demo.evaluate((konva) => {
      const copy: unknown = konva.stages[0]?.findOne('.card')?._getCanvasCache()?.scene;
      return typeof copy === 'object' && copy !== null && !('isMarked' in copy);
    });
  const { absolutePosition: corner } = await demo.node('paper');
  const at = (x: number, y: number) => ({ x: corner.x + x, y: corner.y + y });
  /** Paper of the card, beside the picture. */
  const paperIs = (color: string) =>
    demo.waitFor(
      async () => (await demo.pixel(at(20, 214))).join(),
      (now) => now === color,
    );
  /** How much neighbors in a row of the picture differ: little when it is blurred. */
  const roughness = async (y: number) => {
    const row = Array.from({ length: 60 }, (_, i) => at(80 + 2 * i, y));
    const reds = (await demo.pixels(row)).map(([red]) => red);
    return reds.reduce((sum, red, i) => sum + Math.abs(red - (reds[i - 1] ?? red)), 0);
  };
  const becomesRough = (y: number, test: (now: number) => boolean) =>
    demo.waitFor(() => roughness(y), test);

  // The picture came after the first copy, and the copy has it.
  const sharp = await becomesRough(140, (now) => now > 100);

  // A radius and the list of filters leave the copy alone.
  await mark();
  await demo.control('slider', 'Blur').fill('16');
  await becomesRough(140, (now) => now < sharp / 2);
  await demo.control('checkbox', 'Sepia').check(false);
  await demo.control('slider', 'Blur').fill('0');
  await paperIs('251,250,247,255');
  expect(await isNewCopy()).toBe(false);

  // The paper and the caption are in the copy.
  await demo.control('button', 'Next paper').click();
  await paperIs('246,183,60,255');
  expect(await isNewCopy()).toBe(true);
  expect(await roughness(198)).toBeGreaterThan(200);
  await demo.control('textbox', 'Caption').fill('');
  await becomesRough(198, (now) => now === 0);

  await demo.control('button', 'Next paper').click();
  await paperIs('31,154,165,255');
});
