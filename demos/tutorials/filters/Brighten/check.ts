import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Brightness');
  for (const brightness of [0.3, -0.3, 0, 1, -1]) {
    await slider.fill(String(brightness));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.brightness === brightness);
    const after = await pixelsOf(demo, 'after');
    expectFormula(expect, before, after, ([r, g, b]) => {
      const added = brightness * 255;
      return [r + added, g + added, b + added];
    });
  }
  expect(await demo.text()).toContain('− 255.00');
  await checkFit({ demo, expect });
});
