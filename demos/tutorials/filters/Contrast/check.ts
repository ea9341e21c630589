import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const slider = demo.control('slider', 'Contrast');
  for (const contrast of [40, -60, 0, 100, -100]) {
    await slider.fill(String(contrast));
    await demo.waitForNode('filtered', ({ attrs }) => attrs.contrast === contrast);
    const factor = ((contrast + 100) / 100) ** 2;
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`× ${factor.toFixed(2)}`),
    );
    const after = await pixelsOf(demo, 'after');
    const formula = (channel: number) => (channel - 127.5) * factor + 127.5;
    expectFormula(expect, before, after, ([r, g, b]) => [formula(r), formula(g), formula(b)]);

    // The curve says the same as the pixels.
    const curve = await curveOf(demo);
    expectFormula(expect, before, after, ([r, g, b]) => [
      valueAt(curve, r),
      valueAt(curve, g),
      valueAt(curve, b),
    ]);
  }
  await checkFit({ demo, expect });
});

/** Points of the drawn curve, the value before and after. */
async function curveOf(demo: DemoHandle): Promise<[number, number][]> {
  const points = await demo.evaluate(() =>
    document.querySelector('.curve polyline')?.getAttribute('points'),
  );
  return (points ?? '').split(' ').map((point) => {
    const [x = NaN, y = NaN] = point.split(',').map(Number);
    return [x, 255 - y];
  });
}

/** The height of the curve at a value, on the straight line between two points. */
function valueAt(curve: [number, number][], value: number): number {
  const next = curve.findIndex(([x], index) => index > 0 && x >= value);
  const [left, right] = [curve[next - 1], curve[next]];
  if (!left || !right) return NaN;
  if (left[0] === right[0]) return right[1];
  return left[1] + ((value - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}
