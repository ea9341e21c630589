import { defineCheck } from '../../../types/check';
import { checkMeter } from '../../../types/meter';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** The stars, and whether their group is cached, with a copy that was not marked before. */
  const sky = () =>
    demo.evaluate((konva) => {
      const group = konva.stages[0]?.findOne('.sky');
      const copy: unknown = group?._getCanvasCache()?.scene;
      return {
        stars: konva.stages[0]?.find('.star').length,
        isCached: group?.isCached() ?? false,
        isNew: typeof copy === 'object' && copy !== null && !('isMarked' in copy),
      };
    });
  const mark = () =>
    demo.evaluate((konva) => {
      const copy = konva.stages[0]?.findOne('.sky')?._getCanvasCache()?.scene;
      if (copy) Reflect.set(copy, 'isMarked', true);
    });
  /** How many pixels of some rows are nearly white, as outlines are. */
  const whites = async () => {
    const { width } = await demo.stage();
    const places = Array.from({ length: 400 }, (_, i) => ({
      x: width / 2 - 120 + (i % 100) * 2.4,
      y: 60 + 30 * Math.floor(i / 100),
    }));
    const pixels = await demo.pixels(places);
    return pixels.filter(([r, g, b]) => Math.min(r, g, b) > 235).length;
  };
  expect(await sky()).toEqual({ stars: 300, isCached: false, isNew: false });
  await checkMeter({ demo, expect }, 'Cache the group', async (isOn) => {
    const now = await demo.waitFor(sky, ({ isCached }) => isCached === isOn);
    expect(now.stars).toBe(100);
  });
  const swayed = (await demo.node('sky')).position;
  expect(swayed.x).not.toBe(0);
  expect(swayed.y).toBe(0);

  // A drag moves the stage and leaves the copy alone.
  await demo.control('checkbox', 'Cache the group').check(true);
  await demo.waitFor(sky, ({ isCached }) => isCached);
  await mark();
  const before = await demo.stage();
  await demo.drag({ x: 150, y: 120 }, { x: 30, y: 20 });
  const after = await demo.waitFor(
    () => demo.stage(),
    ({ y }) => y === before.y + 20,
  );
  expect(after.x).toBeCloseTo(before.x + 30, 5);
  expect(await demo.swipe({ x: 150, y: 120 }, { x: 0, y: -60 })).toBe('demo');
  expect((await sky()).isNew).toBe(false);

  // Other stars or another outline need a new one, and the picture has it.
  const white = await whites();
  expect(white).toBeGreaterThan(20);
  await demo.control('combobox', 'Outline').choose('Ink');
  await demo.waitFor(whites, (now) => now < white / 4);
  expect(await sky()).toEqual({ stars: 200, isCached: true, isNew: true });
  await mark();
  await demo.control('slider', 'Shapes').fill('300');
  await demo.waitFor(sky, ({ stars, isNew }) => stars === 300 && isNew);
  await demo.control('checkbox', 'Cache the group').check(false);
  await demo.waitFor(sky, ({ isCached }) => !isCached);
  expect(await whites()).toBeLessThan(white / 4);

  const wide = await demo.node('star');
  const { width } = await demo.stage();
  await narrow(demo);
  const small = await demo.node('star');
  expect(small.absolutePosition.x - 160).toBeCloseTo(wide.absolutePosition.x - width / 2, 5);
  expect(small.absolutePosition.y).toBeCloseTo(wide.absolutePosition.y, 5);
});
