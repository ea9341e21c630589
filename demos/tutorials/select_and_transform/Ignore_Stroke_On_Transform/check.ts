import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const handles = await demo.waitFor(
    () => demo.nodes('bottom-right'),
    (found) => found.length === 2 && found.every((handle) => handle.visible),
  );
  const [first, second] = handles;
  if (!first || !second) throw new Error('A box has no handle on its corner.');

  // The same pull at both corners, in proportion to the box.
  await demo.drag(first.absolutePosition, { x: 30, y: 33 });
  await demo.drag(second.absolutePosition, { x: 30, y: 33 });

  // Way 1: a new width and height, no scale. The handle is still under the pointer.
  const baked = await demo.waitForNode('baked', (node) => Number(node.attrs.width) > 120);
  expect(Number(baked.attrs.width)).toBeCloseTo(130, 0);
  expect(Number(baked.attrs.height)).toBeCloseTo(143, 0);
  expect(baked.scale).toEqual({ x: 1, y: 1 });

  // Way 2: the width stays, the scale has changed.
  const scaled = await demo.waitForNode('scaled', (node) => node.scale.x > 1.2);
  expect(scaled.attrs.width).toBe(100);
  expect(scaled.scale.x).toBeCloseTo(1.3, 1);
  expect(scaled.scale.y).toBeCloseTo(1.3, 1);

  // Both outlines are still 12 pixels thick: 5 pixels on each side of the edge there is nothing but stroke.
  const stroke = {
    baked: [242, 102, 74, 255],
    scaled: [132, 87, 201, 255],
  };
  for (const node of [baked, scaled]) {
    const color = node.name === 'baked' ? stroke.baked : stroke.scaled;
    const y = node.absolutePosition.y + 60;
    for (const edge of [node.absolutePosition.x, node.absolutePosition.x + 130]) {
      expect(await demo.pixel({ x: edge - 4, y })).toEqual(color);
      expect(await demo.pixel({ x: edge + 4, y })).toEqual(color);
      expect(await demo.pixel({ x: edge - 8, y })).not.toEqual(color);
      expect(await demo.pixel({ x: edge + 8, y })).not.toEqual(color);
    }
  }

  // Pushed through itself, the first box keeps a size of at least 5.
  const [corner] = await demo.nodes('bottom-right');
  if (!corner) throw new Error('The first box has lost its handle.');
  await demo.drag(corner.absolutePosition, { x: -128, y: -141 });
  const small = await demo.waitForNode('baked', (node) => Number(node.attrs.width) < 60);
  expect(Number(small.attrs.width)).toBeGreaterThanOrEqual(5);
  expect(Number(small.attrs.height)).toBeGreaterThanOrEqual(5);

  // The second one has kept its scale through all of it.
  expect((await demo.node('scaled')).attrs).toEqual(scaled.attrs);

  // All of it is saved, and in a narrower frame both boxes stay as they are.
  expect(await outOfStep(demo)).toEqual([]);
  const before = [await demo.node('baked'), await demo.node('scaled')];
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const after = [await demo.node('baked'), await demo.node('scaled')];
  expect(after.map(({ attrs }) => attrs)).toEqual(before.map(({ attrs }) => attrs));

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'scaled', wide);
});
