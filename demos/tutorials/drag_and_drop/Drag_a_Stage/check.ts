import { defineCheck } from '../../../types/check';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

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
  // So does a finger: the browser leaves it to the stage.
  const byFinger = { x: gap.x + 70, y: gap.y + 45 };
  expect(await demo.swipe(byFinger, { x: 50, y: -30 })).toBe('demo');
  const swiped = await demo.stage();
  expect(swiped.x).toBeCloseTo(120, 0);
  expect(swiped.y).toBeCloseTo(15, 0);
  expect(await demo.swipe({ x: byFinger.x + 50, y: byFinger.y - 30 }, { x: -50, y: 30 })).toBe(
    'demo',
  );

  // So does a seed, though it is not draggable itself; its own position stays.
  const seed = await demo.node('seed');
  expect(seed.position).toEqual(first.position);
  expect(seed.rect.x).toBeCloseTo(first.rect.x + 70, 0);
  await demo.drag('seed', { x: -130, y: 10 });
  const again = await demo.stage();
  expect(again.x).toBeCloseTo(-60, 0);
  expect(again.y).toBeCloseTo(55, 0);

  // In a narrower frame the pan is kept, and the pattern is in the new middle.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const narrowed = await demo.stage();
  expect([narrowed.x, narrowed.y]).toEqual([again.x, again.y]);
  const now = await demo.node('seed');
  expect(now.rect.x + now.rect.width / 2).toBeCloseTo(160 + again.x, 0);

  await demo.control('button', 'Back to the middle').click();
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.x === 0 && stage.y === 0,
  );
  const back = await demo.node('seed');
  expect(back.rect.x + back.rect.width / 2).toBeCloseTo(160, 0);
  expect(back.rect.y).toBeCloseTo(first.rect.y, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'seed', wide);
});
