import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Exposure');
  const button = demo.control('button', 'Solarize');
  const set = async (exposure: number) => {
    await slider.fill(String(exposure));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.brightness === exposure);
    return pixelsOf(demo, 'after');
  };

  let inverted = 0;
  for (const exposure of [1, 1.6, 3, 0.4]) {
    const after = await set(exposure);
    inverted = 0;
    expectFormula(expect, before, after, (color) => {
      const [r, g, b] = color.map((value) => Math.min(255, Math.round(value * exposure)));
      if (r === undefined || g === undefined || b === undefined) return color;
      const isLight = 0.2126 * r + 0.7152 * g + 0.0722 * b >= 128;
      if (isLight) inverted++;
      return isLight ? [255 - r, 255 - g, 255 - b] : [r, g, b];
    });
    if (exposure === 1.6) expect(await demo.text()).toContain('inverts grays from 80');
    if (exposure < 1) continue;
    // Neither all nor none, so both branches of the formula were looked at.
    expect(inverted).toBeGreaterThan(0);
    expect(inverted).toBeLessThan(8);
  }
  expect(inverted, 'at this exposure nothing reaches 128').toBe(0);
  expect(await demo.text()).toContain('inverts nothing');

  const solarized = await set(1);
  await button.click();
  const off = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ white }) => white[0] > 128,
  );
  expect(off).toEqual(before);
  await button.click();
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ white }) => white.join() === solarized.white.join(),
  );

  await checkFit({ demo, expect });
});
