import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const handles = await demo.waitFor(
    () => demo.nodes('middle-right'),
    (found) => found.length === 2 && found.every((handle) => handle.visible),
  );
  const [sideHandle, middleHandle] = handles;
  if (!sideHandle || !middleHandle) throw new Error('A star has no handle on its right side.');
  const fromSide = await demo.node('from-side');
  const fromMiddle = await demo.node('from-middle');

  // The right side pulled inwards by 20: one keeps its left side, the other one its middle.
  await demo.drag(sideHandle.absolutePosition, { x: -20, y: 0 });
  const narrowed = await demo.waitForNode('from-side', (node) => node.scale.x < 0.9);
  expect(narrowed.rect.x).toBeCloseTo(fromSide.rect.x, 0);
  expect(narrowed.rect.width).toBeCloseTo(fromSide.rect.width - 20, 0);
  expect(narrowed.position.x).toBeCloseTo(fromSide.position.x - 10, 0);

  await demo.drag(middleHandle.absolutePosition, { x: -20, y: 0 });
  const slim = await demo.waitForNode('from-middle', (node) => node.scale.x < 0.9);
  expect(slim.position.x).toBeCloseTo(fromMiddle.position.x, 1);
  expect(slim.rect.width).toBeCloseTo(fromMiddle.rect.width - 40, 0);
  expect(slim.rect.x).toBeCloseTo(fromMiddle.rect.x + 20, 0);

  // The height has not changed: a side handle changes one direction.
  expect(narrowed.scale.y).toBeCloseTo(1, 5);
  expect(slim.scale.y).toBeCloseTo(1, 5);

  // The corner grows both directions about the same point.
  const [, corner] = await demo.nodes('bottom-right');
  if (!corner) throw new Error('The second star has no handle on its corner.');
  await demo.drag(corner.absolutePosition, { x: 9, y: 15 });
  const grown = await demo.waitForNode('from-middle', (node) => node.scale.y > 1.2);
  expect(grown.position.x).toBeCloseTo(fromMiddle.position.x, 1);
  expect(grown.position.y).toBeCloseTo(fromMiddle.position.y, 1);

  // All of it is saved, and in a narrower frame both stars stay as they are.
  expect(await outOfStep(demo)).toEqual([]);
  const before = [await demo.node('from-side'), await demo.node('from-middle')];
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const after = [await demo.node('from-side'), await demo.node('from-middle')];
  expect(after.map(({ attrs }) => attrs)).toEqual(before.map(({ attrs }) => attrs));

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'from-side', wide);
});
