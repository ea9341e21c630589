import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';
import { BLUR } from './shared/focus';

export default defineCheck(async ({ demo, expect }) => {
  const now = () =>
    demo.evaluate((konva) => {
      const node = konva.stages[0]?.findOne('.blurred');
      return {
        radius: node?.blurRadius(),
        opacity: node?.opacity(),
        isCached: node?.isCached(),
        isPressed: document.querySelector('button')?.getAttribute('aria-pressed'),
        isRunning: konva.Animation.animations.size > 0,
      };
    });
  /** Waits until the picture rests in one of its looks. */
  const restsAt = (radius: number, opacity: number, isPressed: boolean) =>
    demo.waitFor(
      now,
      (state) =>
        state.radius === radius &&
        state.opacity === opacity &&
        state.isPressed === String(isPressed) &&
        !state.isRunning,
    );
  /** How much neighboring pixels differ, over the middle of the picture. */
  const detail = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[0]?.draw();
      const context = layer?.getNativeCanvasElement().getContext('2d');
      const data = context?.getImageData((layer?.x() ?? 0) - 80, 40, 160, 140).data ?? [];
      let sum = 0;
      data.forEach((value, index) => {
        sum += Math.abs(value - (data[index + 4] ?? value));
      });
      return sum;
    });
  /** The counted filter runs, when they are as expected. */
  const counts = (test: (runs: number) => boolean) =>
    demo.waitFor(
      async () => /Filter runs: (\d+)/.exec(await demo.text()),
      (found) => found !== null && test(Number(found[1])),
    );

  await demo.waitFor(now, ({ isCached }) => isCached === true);
  await restsAt(BLUR, 1, false);
  const soft = await detail();

  // Hover clears the picture, and the filter ran in the frames of that.
  await demo.hover('blurred');
  await restsAt(0, 1, true);
  const clear = await detail();
  expect(clear).toBeGreaterThan(2 * soft);
  await counts((runs) => runs > 0);

  // The pointer leaves and comes back on the way: no jump.
  await demo.hover({ x: 2, y: 2 });
  await demo.waitFor(now, ({ radius = 0 }) => radius > 2);
  const turned = await demo.evaluate((konva) => {
    const node = konva.stages[0]?.findOne('.blurred');
    const before = node?.blurRadius();
    document.querySelector('button')?.click();
    return { before, after: node?.blurRadius() };
  });
  // A tween that plays changes its node at once by the milliseconds that have passed; a jump would be to the end.
  const { before = NaN, after = NaN } = turned;
  expect(Math.abs(after - before)).toBeLessThan(1);
  await restsAt(0, 1, true);

  // The button works by keys.
  await demo.control('button', 'Sharp').focus();
  await demo.key('Enter');
  await restsAt(BLUR, 1, false);
  expect(await detail()).toBe(soft);

  // The cross-fade shows the same picture without a run of the filter.
  await demo.control('checkbox', 'Cross-fade').check(true);
  await demo.tap('blurred');
  await restsAt(BLUR, 0, true);
  await counts((runs) => runs === 0);
  expect(Math.abs((await detail()) - clear)).toBeLessThan(clear * 0.02);

  // The other way begins with the blurred picture again, at once.
  const opacity = await demo.evaluate((konva) => {
    document.querySelector('input')?.click();
    return konva.stages[0]?.findOne('.blurred')?.opacity();
  });
  expect(opacity).toBe(1);
  await restsAt(BLUR, 1, false);
  expect(await detail()).toBe(soft);

  // In a narrow page too, where the second tap blurs again.
  await narrow(demo);
  expect((await demo.node('blurred')).absolutePosition).toEqual({ x: 20, y: 10 });
  await demo.tap('blurred');
  await restsAt(0, 1, true);
  await demo.tap('blurred');
  await restsAt(BLUR, 1, false);
  expect(await outOfStep(demo)).toEqual([]);
});
