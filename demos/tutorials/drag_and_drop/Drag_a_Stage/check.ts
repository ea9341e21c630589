import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const [first] = await demo.nodes('seed');
  if (!first) throw new Error('The pattern has no seeds.');
  expect(await demo.count('seed')).toBe(400);
  expect(await demo.cursor()).toBe('grab');

  // An empty place pans the scene.
  const gap = { x: 4, y: 4 };
  for (let x = 4; x < 300 && (await demo.pixel(gap))[3] > 0; x += 1) gap.x = x;
  expect((await demo.pixel(gap))[3]).toBe(0);
  await demo.drag(gap, { x: 70, y: 45 });
  const panned = await demo.stage();
  expect(panned.x).toBeCloseTo(70, 0);
  expect(panned.y).toBeCloseTo(45, 0);

  // So does a seed, though it is not draggable itself; its own position stays.
  const seed = await demo.node('seed');
  expect(seed.position).toEqual(first.position);
  expect(seed.rect.x).toBeCloseTo(first.rect.x + 70, 0);
  await demo.drag('seed', { x: -130, y: 10 });
  const again = await demo.stage();
  expect(again.x).toBeCloseTo(-60, 0);
  expect(again.y).toBeCloseTo(55, 0);

  await demo.control('button', 'Back to the middle').click();
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.x === 0 && stage.y === 0,
  );
  expect((await demo.node('seed')).rect.x).toBeCloseTo(first.rect.x, 1);
});
