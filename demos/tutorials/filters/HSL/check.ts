import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

type Color = [number, number, number];

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const set = async (hue: number, saturation: number, light: number) => {
    await demo.control('slider', 'Hue').fill(String(hue));
    await demo.control('slider', 'Saturation').fill(String(saturation));
    await demo.control('slider', 'Light').fill(String(light));
    await demo.waitForNode(
      'filtered',
      ({ attrs }) =>
        (attrs.hue ?? 0) === hue &&
        (attrs.saturation ?? 0) === saturation &&
        (attrs.luminance ?? 0) === light &&
        (attrs.value ?? 0) === light,
    );
    return pixelsOf(demo, 'after');
  };

  for (const [hue, saturation, light] of [
    [0, 0, 0],
    [120, 0, 0],
    [-90, -0.5, 0.2],
    [0, -3, -0.4],
    [180, 1, 0],
  ] as const) {
    const after = await set(hue, saturation, light);
    expectFormula(expect, before, after, (color) => {
      const [r, g, b] = turned(color, hue, 2 ** saturation);
      return [r + light * 127, g + light * 127, b + light * 127];
    });
  }
  const hsl = await set(40, 0.5, 0.5);
  expect(await demo.text()).toContain('color × 1.41, light + 64');

  // HSV multiplies where HSL adds: black stays black, and the sliders are where they were.
  await demo.control('checkbox', 'HSV instead').check(true);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('color × 1.41, light × 1.41'),
  );
  const hsv = await pixelsOf(demo, 'after');
  expectFormula(expect, before, hsv, (color) => {
    const [r, g, b] = turned(color, 40, Math.SQRT2);
    return [r * Math.SQRT2, g * Math.SQRT2, b * Math.SQRT2];
  });
  expect(hsl.sign[0] - hsv.sign[0]).toBeGreaterThan(40);
  await demo.control('checkbox', 'HSV instead').check(false);
  await demo.waitFor(
    () => pixelsOf(demo, 'after'),
    ({ sign }) => sign.join() === hsl.sign.join(),
  );

  await checkFit({ demo, expect });
});

/** A color whose distance from its gray is turned by the angle and multiplied: the matrix of the filters, in rows. */
function turned([r, g, b]: Color, degrees: number, factor: number): Color {
  const cos = factor * Math.cos((degrees * Math.PI) / 180);
  const sin = factor * Math.sin((degrees * Math.PI) / 180);
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  return [
    luma + cos * (0.701 * r - 0.587 * g - 0.114 * b) + sin * (0.168 * r + 0.33 * g - 0.497 * b),
    luma + cos * (-0.299 * r + 0.413 * g - 0.114 * b) + sin * (-0.328 * r + 0.035 * g + 0.292 * b),
    luma + cos * (-0.3 * r - 0.588 * g + 0.886 * b) + sin * (1.25 * r - 1.05 * g - 0.203 * b),
  ];
}
