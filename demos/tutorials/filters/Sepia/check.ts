import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Amount');
  const button = demo.control('button', 'Sepia');

  // 100 is the function, less is the browser's filter.
  for (const [percent, row] of [
    [100, 'red = 0.39 r + 0.77 g + 0.19 b'],
    [60, 'red = 0.64 r + 0.46 g + 0.11 b'],
    [0, 'red = 1.00 r + 0.00 g + 0.00 b'],
  ] as const) {
    await slider.fill(String(percent));
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(row),
    );
    const amount = percent / 100;
    const after = await pixelsOf(demo, 'after');
    expectFormula(expect, before, after, ([r, g, b]) => [
      r + amount * (0.393 * r + 0.769 * g + 0.189 * b - r),
      g + amount * (0.349 * r + 0.686 * g + 0.168 * b - g),
      b + amount * (0.272 * r + 0.534 * g + 0.131 * b - b),
    ]);
  }

  await slider.fill('100');
  const full = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt[0] > shirt[1],
  );
  expect(full.white).toEqual([255, 255, 239, 255]);
  await button.click();
  const off = await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt[0] < shirt[1],
  );
  expect(off).toEqual(before);
  await button.click();
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ shirt }) => shirt.join() === full.shirt.join(),
  );

  await checkFit({ demo, expect });
});
