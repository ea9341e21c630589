import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const dots = () => demo.count('Circle');
  // 500 dots and the runner.
  expect(await dots()).toBe(501);
  const runner = await demo.node('runner');

  const measure = demo.control('button', 'Measure');
  await measure.click();
  expect(await measure.isDisabled()).toBe(true);

  // Every line gets two figures, one after the other.
  const figures = async () => (await demo.text()).match(/\d+\.\d/g)?.length ?? 0;
  for (let line = 1; line <= 9; line += 1) {
    await demo.waitFor(figures, (count) => count >= line * 2 + 1);
  }
  await demo.waitFor(
    () => measure.isDisabled(),
    (disabled) => !disabled,
  );
  expect(await demo.text()).toContain('Done.');

  // The last way has left the runner moved, on the layer above the dots.
  const moved = await demo.node('runner');
  expect(moved.absolutePosition.x).not.toBe(runner.absolutePosition.x);
  expect(moved.absolutePosition.y).toBe(runner.absolutePosition.y);
  const layerOf = () =>
    demo.evaluate((konva) => konva.stages[0]?.findOne('.runner')?.getLayer()?.getZIndex());
  expect(await layerOf()).toBe(1);

  // Another number of dots: they are drawn, and the old figures are gone.
  await demo.control('combobox', 'Dots').choose('2,000');
  await demo.waitFor(dots, (count) => count === 2001);
  expect(await figures()).toBe(1);
});
