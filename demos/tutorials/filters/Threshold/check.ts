import { checkFit, loaded, pixelsOf, type Pixel } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Threshold');
  const setThreshold = async (threshold: number) => {
    await slider.fill(String(threshold));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.threshold === threshold);
    return pixelsOf(demo, 'after');
  };
  const steps = (pixel: number[], threshold: number) =>
    pixel.map((value) => (value < threshold * 255 ? 0 : 255));

  for (const threshold of [0.5, 0.25, 0.8]) {
    const after = await setThreshold(threshold);
    for (const [spot, pixel] of Object.entries(before)) {
      const found = Object.entries(after).find(([name]) => name === spot)?.[1];
      expect(found, `${spot} at ${threshold}`).toEqual(steps(pixel, threshold));
    }
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes((threshold * 255).toFixed(1)),
    );
    expect(await lineOf(demo)).toBeCloseTo(threshold * 255, 3);
  }
  // Alpha is a channel like the others: at 0 also the transparent hole is white.
  expect((await setThreshold(0)).hole).toEqual([255, 255, 255, 255]);
  expect((await setThreshold(1)).shirt).toEqual([0, 0, 0, 255]);

  // Three colors have three curves; a gray picture has one, and only black and white are left.
  await setThreshold(0.5);
  expect(new Set(await curvesOf(demo)).size).toBe(3);
  await demo.control('checkbox', 'Gray first').check(true);
  await demo.waitFor(
    () => curvesOf(demo),
    (curves) => new Set(curves).size === 1,
  );
  const twoColors = await pixelsOf(demo, 'after');
  const isGray = ([r, g, b]: Pixel) => r === g && g === b;
  expect(Object.values(twoColors).filter((pixel) => !isGray(pixel))).toEqual([]);
  expect([twoColors.sign, twoColors.white]).toEqual([
    [0, 0, 0, 255],
    [255, 255, 255, 255],
  ]);
  await demo.control('checkbox', 'Gray first').check(false);
  await demo.waitFor(
    () => curvesOf(demo),
    (curves) => new Set(curves).size === 3,
  );

  await setThreshold(0.4);
  await checkFit({ demo, expect });
});

/** The curves of the histogram, one per channel. */
function curvesOf(demo: DemoHandle) {
  return demo.evaluate(() =>
    [...document.querySelectorAll('.histogram polyline')].map((curve) =>
      curve.getAttribute('points'),
    ),
  );
}

/** Where the histogram's line is. */
async function lineOf(demo: DemoHandle) {
  return Number(
    await demo.evaluate(() => document.querySelector('.histogram line')?.getAttribute('x1')),
  );
}
