import { defineCheck } from './check';

/** Demos that run a board's tests on the page: the tests pass, they can fail, and the board does what they say. */
export const checkTests = defineCheck(async ({ demo, expect }) => {
  const counted = (word: string, count: number) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.split(word).length - 1 === count,
    );
  const stages = () => demo.evaluate((konva) => konva.stages.length);

  await demo.control('button', 'Run the tests').click();
  await counted('✓ passed', 5);
  expect(await stages()).toBe(1);

  // The tests can fail: those that drop a token notice what is broken.
  await demo.control('checkbox', 'Break the component').check(true);
  await demo.control('button', 'Run the tests').click();
  await counted('✗ failed', 2);
  expect(await demo.text()).toContain('a dropped token snaps to the grid (127 instead of 120)');
  expect(await demo.text()).toContain('a finger drags a token as well (207 instead of 200)');
  expect(await stages()).toBe(1);

  // The board on the page does what its tests say, even when a token is dropped where it was.
  await demo.control('checkbox', 'Break the component').check(false);
  await demo.drag('#token-2', { x: 13, y: -33 });
  await demo.waitForNode('#token-2', ({ position }) => position.x === 240 && position.y === 40);
  await demo.drag('#token-2', { x: 9, y: 9 });
  await demo.waitForNode('#token-2', ({ position }) => position.x === 240 && position.y === 40);
  await demo.click('#token-0');
  await demo.waitForNode('#token-0', ({ attrs }) => attrs.stroke === '#ffffff');
});
