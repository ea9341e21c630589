import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const css = demo.control('checkbox', 'CSS weights');
  const button = demo.control('button', 'Grayscale');

  const byKonva = await pixelsOf(demo, 'after');
  expectFormula(expect, before, byKonva, ([r, g, b]) => {
    const gray = 0.34 * r + 0.5 * g + 0.16 * b;
    return [gray, gray, gray];
  });
  // The two colors of the readout, and that their order depends on the weights.
  expect(await demo.text()).toContain('awning 145, shirt 122');
  expect(Math.abs(byKonva.awning[0] - 145)).toBeLessThanOrEqual(1);
  expect(Math.abs(byKonva.shirt[0] - 122)).toBeLessThanOrEqual(1);
  expect(byKonva.awning[0] - byKonva.shirt[0]).toBeGreaterThan(20);

  await css.check(true);
  const byCss = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt[0] !== byKonva.shirt[0],
  );
  expectFormula(expect, before, byCss, ([r, g, b]) => {
    const gray = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    return [gray, gray, gray];
  });
  expect(await demo.text()).toContain('awning 130, shirt 140');
  expect(byCss.shirt[0] - byCss.awning[0]).toBeGreaterThan(5);

  await button.click();
  const off = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ awning }) => awning[0] !== awning[1],
  );
  expect(off).toEqual(before);
  await css.check(false);
  await button.click();
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ awning }) => awning.join() === byKonva.awning.join(),
  );

  await checkFit({ demo, expect });
});
