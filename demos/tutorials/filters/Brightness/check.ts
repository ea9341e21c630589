import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Factor');
  for (const factor of [1.4, 0.5, 1, 3, 0]) {
    await slider.fill(String(factor));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.brightness === factor);
    const after = await pixelsOf(demo, 'after');
    expectFormula(expect, before, after, ([r, g, b]) => [r * factor, g * factor, b * factor]);
  }

  // The other filter reads the same attribute as an amount to add. Its amount takes middle gray to the same place.
  await slider.fill('1.4');
  await demo.control('checkbox', 'Brighten instead').check(true);
  await demo.waitForNode('filtered', ({ attrs }) => Number(attrs.brightness) < 1);
  expect(await demo.text()).toContain('+ 51');
  const added = await pixelsOf(demo, 'after');
  expectFormula(expect, before, added, ([r, g, b]) => [r + 51, g + 51, b + 51]);
  await demo.control('checkbox', 'Brighten instead').check(false);
  await demo.waitForNode('filtered', ({ attrs }) => attrs.brightness === 1.4);

  await checkFit({ demo, expect });
});
