import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const corners = await demo.waitFor(
    () => demo.nodes('bottom-right'),
    (found) => found.length === 2 && found.every((corner) => corner.visible),
  );
  const [keptCorner, freeCorner] = corners;
  if (!keptCorner || !freeCorner) throw new Error('A disk has no handle on its corner.');
  const kept = await demo.node('kept');
  const free = await demo.node('free');

  // The same slanted pull at both corners.
  await demo.drag(keptCorner.absolutePosition, { x: -40, y: 20 });
  await demo.drag(freeCorner.absolutePosition, { x: -40, y: 20 });

  const small = await demo.waitForNode('kept', (node) => node.scale.x !== 1);
  expect(small.scale.x).toBeCloseTo(small.scale.y, 5);
  const stretched = await demo.waitForNode('free', (node) => node.scale.x < 0.9);
  expect(stretched.rect.width).toBeCloseTo(70, 0);
  expect(stretched.rect.height).toBeCloseTo(130, 0);

  // Both keep the opposite corner where it was, and the size they were given.
  for (const [now, before] of [
    [small, kept],
    [stretched, free],
  ] as const) {
    expect(now.rect.x).toBeCloseTo(before.rect.x, 1);
    expect(now.rect.y).toBeCloseTo(before.rect.y, 1);
    expect(now.attrs.radius).toBe(55);
  }

  // Only the corners can be dragged.
  for (const side of ['middle-left', 'middle-right', 'top-center', 'bottom-center', 'rotater']) {
    expect((await demo.nodes(side)).every((handle) => !handle.visible)).toBe(true);
  }

  // All of it is saved, and in a narrower frame both disks stay as they are.
  expect(await outOfStep(demo)).toEqual([]);
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('kept')).attrs).toEqual(small.attrs);
  expect((await demo.node('free')).attrs).toEqual(stretched.attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'free', wide);
});
