import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

/** Points of a group, from its origin: the two boxes overlap in both; the second is over a stripe, in the eraser's circle. */
const BETWEEN_STRIPES = { x: 0, y: -25 };
const ON_STRIPE = { x: 4, y: 6 };

export default defineCheck(async ({ demo, expect }) => {
  /** Waits for the colors of a point in the plain and the isolated group, with a little room for rounding. */
  const shows = async (point: { x: number; y: number }, plain: number[], isolated: number[]) => {
    for (const [name, color] of Object.entries({ plain, isolated })) {
      const { absolutePosition: origin } = await demo.node(name);
      const seen = await demo.waitFor(
        () => demo.pixel({ x: origin.x + point.x, y: origin.y + point.y }),
        (pixel) => pixel.every((value, i) => Math.abs(value - (color[i] ?? 0)) <= 2),
      );
      expect(seen).toHaveLength(4);
    }
  };
  const check = (label: string, on: boolean) => demo.control('checkbox', label).check(on);

  // 0.6 once is an alpha of 153. Twice, it is 1 - 0.4 × 0.4 = 0.84 and the lower box shows through.
  await shows(BETWEEN_STRIPES, [245, 160, 64, 214], [246, 183, 60, 153]);
  await demo.control('slider', 'Opacity').fill('1');
  await shows(BETWEEN_STRIPES, [246, 183, 60, 255], [246, 183, 60, 255]);

  // Yellow times coral times the stripe, or yellow times the stripe.
  await check('Multiply', true);
  await shows(ON_STRIPE, [68, 41, 15, 255], [71, 103, 53, 255]);
  await check('Multiply', false);
  await shows(ON_STRIPE, [246, 183, 60, 255], [246, 183, 60, 255]);

  // A hole through the layer, or in the group's picture only.
  await check('Eraser', true);
  await shows(ON_STRIPE, [0, 0, 0, 0], [74, 144, 226, 255]);
  await narrow(demo);
  await shows(ON_STRIPE, [0, 0, 0, 0], [74, 144, 226, 255]);
  await check('Eraser', false);
  await shows(ON_STRIPE, [246, 183, 60, 255], [246, 183, 60, 255]);
});
