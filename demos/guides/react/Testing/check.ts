import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const counted = (word: string, count: number) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.split(word).length - 1 === count,
    );

  await demo.control('button', 'Run the tests').click();
  await counted('✓ passed', 4);
  expect(await demo.evaluate((konva) => konva.stages.length)).toBe(1);

  // The tests can fail: one of them sees what is broken.
  await demo.control('checkbox', 'Break the component').check(true);
  await demo.control('button', 'Run the tests').click();
  await counted('✗ failed', 1);
  expect(await demo.text()).toContain('snaps to the grid (127 instead of 120)');

  // The board in the page does what its tests say.
  await demo.control('checkbox', 'Break the component').check(false);
  await demo.drag('#token-2', { x: 13, y: -33 });
  const token = await demo.node('#token-2');
  expect(token.position).toEqual({ x: 240, y: 40 });
  await demo.click('#token-0');
  await demo.waitForNode('#token-0', ({ attrs }) => attrs.stroke === '#ffffff');
});
