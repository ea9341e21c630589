import { checkFit, expectFormula, loaded, pixelsOf } from '../../../types/two-pictures';
import { defineCheck } from '../../../types/check';

type Color = [number, number, number];

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const set = async (hue: number, saturation: number, value: number) => {
    await demo.control('slider', 'Hue').fill(String(hue));
    await demo.control('slider', 'Saturation').fill(String(saturation));
    await demo.control('slider', 'Value').fill(String(value));
    await demo.waitForNode(
      'filtered',
      ({ attrs }) => attrs.hue === hue && attrs.saturation === saturation && attrs.value === value,
    );
    return pixelsOf(demo, 'after');
  };

  for (const [hue, saturation, value] of [
    [0, 0, 0],
    [0, 0, 1],
    [0, 0, -2],
    [240, -1, 0.5],
    [360, -3, 0],
  ] as const) {
    const after = await set(hue, saturation, value);
    expectFormula(expect, before, after, (color) => changed(color, hue, saturation, value));
  }

  // The button turns the hue in every frame; the slider and the readout follow, and the other attributes stay.
  await set(0, 0, -1);
  expect(await demo.text()).toContain('0°, light × 0.50');
  const button = demo.control('button', 'Turn');
  await button.click();
  const early = await demo.waitForNode('filtered', ({ attrs }) => Number(attrs.hue) > 2);
  await demo.waitForNode(
    'filtered',
    ({ attrs }) => Number(attrs.hue) > Number(early.attrs.hue) + 5,
  );
  await button.click();
  const isAtRest = async () => {
    const { attrs } = await demo.node('filtered');
    await demo.evaluate(async () => {
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    });
    return (await demo.node('filtered')).attrs.hue === attrs.hue;
  };
  await demo.waitFor(isAtRest, (rests) => rests);
  const { attrs } = await demo.node('filtered');
  const hue = Number(attrs.hue);
  expect([attrs.saturation, attrs.value]).toEqual([0, -1]);
  expect(Number(await demo.control('slider', 'Hue').value())).toBeCloseTo(hue, 3);
  expect(await demo.text()).toContain(`${hue.toFixed(0)}°`);
  const turned = await pixelsOf(demo, 'after');
  expectFormula(expect, before, turned, (color) => changed(color, hue, 0, -1));

  await checkFit({ demo, expect });
});

/** The gray of the color, and its distance from that: turned by the angle and multiplied. Then all is multiplied. */
function changed([r, g, b]: Color, degrees: number, saturation: number, value: number): Color {
  const cos = 2 ** saturation * Math.cos((degrees * Math.PI) / 180);
  const sin = 2 ** saturation * Math.sin((degrees * Math.PI) / 180);
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const light = 2 ** value;
  return [
    light *
      (luma + cos * (0.701 * r - 0.587 * g - 0.114 * b) + sin * (0.168 * r + 0.33 * g - 0.497 * b)),
    light *
      (luma +
        cos * (-0.299 * r + 0.413 * g - 0.114 * b) +
        sin * (-0.328 * r + 0.035 * g + 0.292 * b)),
    light *
      (luma + cos * (-0.3 * r - 0.588 * g + 0.886 * b) + sin * (1.25 * r - 1.05 * g - 0.203 * b)),
  ];
}
