import { checkFit, loaded, pixelsOf, type Pixel, type Spot } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle, type Expect } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Noise');
  const setNoise = async (noise: number) => {
    await slider.fill(String(noise));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.noise === noise);
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`± ${(noise * 127.5).toFixed(1)}, seen`),
    );
    return pixelsOf(demo, 'after');
  };

  expect(await setNoise(0)).toEqual(before);
  for (const noise of [0.2, 0.6]) {
    const bound = noise * 127.5;
    expectWithin(expect, before, await setNoise(noise), bound);
    // Among thousands of values one comes close to the bound, in both directions.
    await demo.waitFor(
      async () => Math.max(...(await deviationsOf(demo))),
      (largest) => largest <= Math.ceil(bound) && largest >= Math.floor(bound) - 1,
    );
    const smallest = Math.min(...(await deviationsOf(demo)));
    expect(smallest).toBeGreaterThanOrEqual(-Math.ceil(bound));
    expect(smallest).toBeLessThanOrEqual(-Math.floor(bound) + 1);
  }

  // Each run has its own numbers.
  const first = await pixelsOf(demo, 'after');
  await demo.control('button', 'Roll again').click();
  const second = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    (pixels) => JSON.stringify(pixels) !== JSON.stringify(first),
  );
  expectWithin(expect, before, second, 0.6 * 127.5);

  await setNoise(0.4);
  await checkFit({ demo, expect });
});

/** Values have moved, by the bound at most, each channel by itself. Alpha has not. */
function expectWithin(
  expect: Expect,
  before: Record<Spot, Pixel>,
  after: Record<Spot, Pixel>,
  bound: number,
) {
  const own = new Set<string>();
  for (const [spot, pixel] of Object.entries(before)) {
    const found = after[spot as Spot];
    expect(found[3], `alpha of ${spot}`).toBe(pixel[3]);
    if (pixel[3] === 0) continue;
    const moved = [0, 1, 2].map((channel) => (found[channel] ?? NaN) - (pixel[channel] ?? NaN));
    for (const by of moved) expect(Math.abs(by), `${spot} moved`).toBeLessThanOrEqual(bound + 1);
    if (new Set(moved).size === 3) own.add(spot);
  }
  expect(own.size, 'places whose channels moved differently').toBeGreaterThan(3);
}

/** The deviations that have a bar. */
function deviationsOf(demo: DemoHandle) {
  return demo.evaluate(() => {
    const bars = document.querySelector('.deviations path')?.getAttribute('d') ?? '';
    return [...bars.matchAll(/M(-?\d+) /g)].map(([, x]) => Number(x));
  });
}
