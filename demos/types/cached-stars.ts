import { defineCheck } from './check';
import { checkMeter } from './meter';

/** The check of the demos that cache a group of stars, which turn white when they are pressed. */
export const checkCachedStars = defineCheck(async ({ demo, expect }) => {
  /** Whether the group is cached, how many stars it has, and how many of them are white. */
  const state = () =>
    demo.evaluate((konva) => {
      const group = konva.stages[0]?.findOne<InstanceType<typeof konva.Group>>('.stars');
      const stars = group?.find<InstanceType<typeof konva.Star>>('.star') ?? [];
      return {
        isCached: group?.isCached() ?? false,
        stars: stars.length,
        white: stars.filter((star) => star.fill() === '#ffffff').length,
        shown: document.querySelector('#lit')?.textContent ?? '',
      };
    });
  const becomes = (isCached: boolean, stars: number, white: number) =>
    demo.waitFor(
      state,
      (now) =>
        now.isCached === isCached &&
        now.stars === stars &&
        now.white === white &&
        now.shown === String(white),
    );
  const cost = () => demo.evaluate(() => document.querySelector('#cost')?.textContent ?? '');
  /** The middle of the star that is drawn last, so that nothing covers it. */
  const lastStar = async () => {
    const star = (await demo.nodes('star')).at(-1);
    return star?.absolutePosition ?? { x: 0, y: 0 };
  };
  const isWhite = ([red, green, blue]: number[]) => red === 255 && green === 255 && blue === 255;

  await becomes(false, 400, 0);
  expect(await cost()).toBe('–');
  await checkMeter({ demo, expect }, 'Cache the group', async (isOn) => {
    await becomes(isOn, 100, 0);
  });

  // Stars that are added later are in the cache too, and a pressed one becomes white on the canvas.
  await demo.control('checkbox', 'Cache the group').check(true);
  await becomes(true, 200, 0);
  expect(await cost()).toMatch(/^(< 0\.1|\d+\.\d) ms$/);
  await demo.control('slider', 'Shapes').fill('300');
  await becomes(true, 300, 0);
  const latest = await lastStar();
  await demo.click(latest);
  await becomes(true, 300, 1);
  await demo.waitFor(() => demo.pixel(latest), isWhite);

  // Without a new cache, the state and its node change, but the image does not.
  await demo.control('slider', 'Shapes').fill('200');
  await becomes(true, 200, 0);
  await demo.control('checkbox', 'Renew the cache after a change').check(false);
  const stale = await lastStar();
  await demo.click(stale);
  await becomes(true, 200, 1);
  expect(isWhite(await demo.pixel(stale))).toBe(false);
  await demo.control('checkbox', 'Cache the group').check(false);
  await becomes(false, 200, 1);
  await demo.waitFor(() => demo.pixel(stale), isWhite);

  // A finger drags the stage from an empty point, and the stage stays where it was dropped.
  const before = await demo.stage();
  expect(await demo.swipe({ x: 12, y: 12 }, { x: 50, y: 20 })).toBe('demo');
  const after = await demo.stage();
  expect(after.x).toBeGreaterThan(before.x + 20);
  expect(after.y).toBeGreaterThan(before.y + 5);
  await demo.control('checkbox', 'Cache the group').check(true);
  await becomes(true, 200, 1);
  const kept = await demo.stage();
  expect([kept.x, kept.y]).toEqual([after.x, after.y]);
});
