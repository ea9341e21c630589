import { defineCheck } from './check';
import { narrow } from './narrow';

/**
 * Demos of the pages about server rendering: a plan of three tables in a box with an aspect ratio, which keeps its height while there is no
 * stage, and the selection of a table.
 */
export const checkFloorPlan = defineCheck(async ({ demo, expect }) => {
  const textWith = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  const { width, height } = await demo.stage();
  expect(height).toBe(width / 2);
  const corner = (await demo.node('Corner')).absolutePosition;
  expect(corner.x).toBeCloseTo(width / 2, 3);
  expect(corner.y).toBeCloseTo(width / 4, 3);

  // A click on the scaled stage finds its table.
  await demo.click('Corner');
  await textWith('Table: Corner.');
  expect((await demo.node('Corner')).attrs['stroke']).toBe('#1b1f2a');
  expect((await demo.node('Window')).attrs['stroke']).toBeUndefined();

  // The stage follows its box, and the box keeps its ratio.
  await narrow(demo);
  expect((await demo.stage()).height).toBe(160);
  const garden = (await demo.node('Garden')).absolutePosition;
  expect(garden.x).toBeCloseTo(256, 3);
  expect(garden.y).toBeCloseTo(80, 3);
  await textWith('The box is 160 pixels high.');

  // Without scripts there is no stage, and the box has the same height; without the ratio, it would be one line high.
  const scripts = demo.control('checkbox', 'The scripts have run');
  const ratio = demo.control('checkbox', 'The box has an aspect ratio');
  const stages = () => demo.evaluate((konva) => konva.stages.length);
  await scripts.check(false);
  await textWith('Loading the plan…');
  expect(await stages()).toBe(0);
  await textWith('The box is 160 pixels high.');
  await ratio.check(false);
  const lineHeight = await demo.waitFor(
    async () => Number(/box is (\d+) pixels/.exec(await demo.text())?.[1]),
    (high) => high < 160,
  );
  expect(lineHeight).toBeLessThan(40);

  // With them, the selection is still there.
  await scripts.check(true);
  await textWith('The box is 160 pixels high.');
  expect(await stages()).toBe(1);
  expect((await demo.node('Corner')).attrs['stroke']).toBe('#1b1f2a');
});
