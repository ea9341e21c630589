import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const button = demo.control('button', 'Invert');
  const hues = demo.control('checkbox', 'Keep hues');

  const negative = await pixelsOf(demo, 'after');
  expectFormula(expect, before, negative, ([r, g, b]) => [255 - r, 255 - g, 255 - b]);
  expect(await demo.text()).toContain('242 102 74 → 13 153 181');
  [13, 153, 181].forEach((value, channel) => {
    expect(Math.abs(value - (negative.awning[channel] ?? NaN))).toBeLessThanOrEqual(1);
  });

  await hues.check(true);
  const kept = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt.join() !== negative.shirt.join(),
  );
  expectFormula(expect, before, kept, ([r, g, b]) => {
    const more = 255 - 2 * (0.299 * r + 0.587 * g + 0.114 * b);
    return [r + more, g + more, b + more];
  });
  expect(await demo.text()).toContain('242 102 74 → 216 76 48');
  // What was red is still the most red, what was dark is light.
  expect(kept.awning[0] - kept.awning[2]).toBeGreaterThan(150);
  expect(kept.sign[0]).toBeGreaterThan(180);

  await button.click();
  const off = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ sign }) => sign[0] < 100,
  );
  expect(off).toEqual(before);
  await hues.check(false);
  await button.click();
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt.join() === negative.shirt.join(),
  );

  await checkFit({ demo, expect });
});
