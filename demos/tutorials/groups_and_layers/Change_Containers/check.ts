import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const parentIs = (name: string) =>
    demo.waitFor(
      () => demo.evaluate((konva) => konva.stages[0]?.findOne('.red')?.getParent()?.name()),
      (now) => now === name,
    );
  /** Places on the stage. */
  const placeOf = async (name: string) => (await demo.node(name)).absolutePosition;
  const isAt = async (name: string, { x, y }: { x: number; y: number }) => {
    const now = await placeOf(name);
    expect(now.x).toBeCloseTo(x, 0);
    expect(now.y).toBeCloseTo(y, 0);
  };
  const press = (label: string) => demo.control('button', label).click();

  await parentIs('yellow');
  const yellow = await placeOf('yellow');
  const blue = await placeOf('blue');
  await isAt('red', { x: yellow.x + 36, y: yellow.y + 30 });

  // It keeps its own x and y, which now count from the blue group.
  await press('To blue');
  await parentIs('blue');
  await isAt('red', { x: blue.x + 36, y: blue.y + 30 });
  expect(await demo.count('red')).toBe(1);
  expect((await demo.node('red')).zIndex).toBe(1);

  // Its new parent takes it along, and leaves the other group where it is.
  await demo.drag('red', { x: -20, y: -35 });
  await isAt('blue', { x: blue.x - 20, y: blue.y - 35 });
  await isAt('red', { x: blue.x + 16, y: blue.y - 5 });
  await isAt('yellow', yellow);
  expect(await outOfStep(demo)).toEqual([]);

  // With the checkbox it stays where it is on the canvas, and its own position changes.
  await demo.control('checkbox', 'Keep its place').check(true);
  await press('To yellow');
  await parentIs('yellow');
  await isAt('red', { x: blue.x + 16, y: blue.y - 5 });
  await isAt('blue', { x: blue.x - 20, y: blue.y - 35 });

  await narrow(demo);
  const { x, y } = await placeOf('red');
  const group = await placeOf('yellow');
  expect(x - group.x).toBeCloseTo(blue.x + 16 - yellow.x, 0);
  expect(y - group.y).toBeCloseTo(blue.y - 5 - yellow.y, 0);
});
