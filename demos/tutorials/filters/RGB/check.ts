import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const set = async (red: number, green: number, blue: number) => {
    await demo.control('slider', 'red').fill(String(red));
    await demo.control('slider', 'green').fill(String(green));
    await demo.control('slider', 'blue').fill(String(blue));
    await demo.waitForNode(
      'filtered',
      ({ attrs }) => attrs.red === red && attrs.green === green && attrs.blue === blue,
    );
    return pixelsOf(demo, 'after');
  };
  const gradient = () =>
    demo.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.ramp');
      return bar ? getComputedStyle(bar).backgroundImage : '';
    });

  for (const [red, green, blue] of [
    [255, 190, 90],
    [20, 60, 255],
    [0, 0, 0],
  ] as const) {
    const after = await set(red, green, blue);
    expectFormula(expect, before, after, ([r, g, b]) => {
      const brightness = (0.34 * r + 0.5 * g + 0.16 * b) / 255;
      return [brightness * red, brightness * green, brightness * blue];
    });
  }
  await set(200, 120, 40);
  expect(await gradient()).toBe('linear-gradient(to right, rgb(0, 0, 0), rgb(200, 120, 40))');

  // RGBA: half of the tint and half of the picture.
  await demo.control('checkbox', 'RGBA instead').check(true);
  await demo.waitFor(gradient, (found) => found.includes('rgb(100, 60, 20)'));
  expect(await gradient()).toContain('rgb(228, 188, 148)');
  const mixed = await pixelsOf(demo, 'after');
  expectFormula(expect, before, mixed, ([r, g, b]) => [(200 + r) / 2, (120 + g) / 2, (40 + b) / 2]);
  await demo.control('checkbox', 'RGBA instead').check(false);
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ white }) => white.join() === '200,120,40,255',
  );

  await checkFit({ demo, expect });
});
