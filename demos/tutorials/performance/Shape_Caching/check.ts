import { checkMeter } from '../../../types/meter';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** How many stars there are, how many of them are cached, and the figure on the page. */
  const caches = () =>
    demo.evaluate((konva) => {
      const stars = konva.stages[0]?.find('.star') ?? [];
      return {
        stars: stars.length,
        cached: stars.filter((star) => star.isCached()).length,
        shown: document.querySelector('.figures dd')?.textContent?.trim() ?? '',
      };
    });
  const becomes = (stars: number, cached: number, shown: string) =>
    demo.waitFor(
      caches,
      (now) => now.stars === stars && now.cached === cached && now.shown === shown,
    );

  // 36 pixels of the star, 2 of stroke, 16 of blur, 4 of offset: 58 by 58 pixels of 4 bytes, for the picture and for the hit graph.
  await becomes(200, 0, 'none');
  await checkMeter({ demo, expect }, 'Cache each star', async (isOn) => {
    await becomes(100, isOn ? 100 : 0, isOn ? '100 stars, 2.7 MB' : 'none');
  });
  await becomes(200, 0, 'none');

  // Stars turn about their places, cached ones too.
  const star = await demo.node('star');
  expect(star.rotation).toBeGreaterThan(0);
  expect(star.position).toEqual({ x: -150, y: 10 });

  // Stars that come later are cached too, and those that were keep their bitmaps.
  await demo.control('checkbox', 'Cache each star').check(true);
  await becomes(200, 200, '200 stars, 5.4 MB');
  await demo.control('slider', 'Shapes').fill('300');
  await becomes(300, 300, '300 stars, 8.1 MB');
  await demo.control('slider', 'Shapes').fill('100');
  await becomes(100, 100, '100 stars, 2.7 MB');

  await narrow(demo);
  const { absolutePosition } = await demo.node('star');
  expect(absolutePosition.x).toBeCloseTo(10, 6);
  expect(absolutePosition.y).toBeCloseTo(22, 6);
});
