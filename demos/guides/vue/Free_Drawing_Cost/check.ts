import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const costs = () =>
    demo.evaluate(() => [...document.querySelectorAll('dd')].map((cell) => cell.textContent));
  /** How many numbers the line has now, and the most that it has had at a drawing. */
  const length = () =>
    demo.evaluate((konva) => {
      const points = konva.stages[0]?.findOne<InstanceType<typeof konva.Line>>('Line')?.points();
      return { now: points?.length ?? 0, most: Number(document.body.dataset.most) };
    });

  expect(await costs()).toEqual(['–', '–']);
  await demo.evaluate((konva) => {
    const line = konva.stages[0]?.findOne<InstanceType<typeof konva.Line>>('Line');
    line?.getLayer()?.on('draw', () => {
      const most = Math.max(line.points().length, Number(document.body.dataset.most ?? 0));
      document.body.dataset.most = String(most);
    });
  });

  await demo.control('button', 'Measure').click();
  const figures = await demo.waitFor(costs, (now) => !now.includes('–'));
  for (const figure of figures) expect(figure).toMatch(/^(< 0\.1|\d+\.\d) ms$/);
  const { now, most } = await demo.waitFor(length, (value) => value.now === 6000);
  // Twenty points more, and all of them were drawn.
  expect([now, most]).toEqual([6000, 6040]);
});
