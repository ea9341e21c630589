import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const fox = await demo.waitForNode('fox', (node) => node.rect.width > 0);
  expect(fox.className).toBe('Image');
  expect(fox.rect.width).toBeCloseTo(160, 1);
  expect(fox.attrs.draggable).toBe(true);

  const chest = { x: fox.absolutePosition.x + 80, y: fox.absolutePosition.y + 100 };
  const before = await demo.waitFor(
    () => demo.pixel(chest),
    (pixel) => pixel[3] === 255,
  );

  await demo.hover('fox');
  expect(await demo.cursor()).toBe('grab');

  // The transparent corner of the picture holds it too: the hit area is the whole box.
  await demo.press({ x: fox.absolutePosition.x + 4, y: fox.absolutePosition.y + 4 });
  await demo.moveTo({ x: fox.absolutePosition.x + 50, y: fox.absolutePosition.y - 60 });
  expect(await demo.cursor()).toBe('grabbing');
  await demo.moveTo({ x: fox.absolutePosition.x + 94, y: fox.absolutePosition.y - 86 });
  await demo.release();
  await demo.waitFor(
    () => demo.cursor(),
    (cursor) => cursor === 'grab',
  );

  const moved = await demo.node('fox');
  expect(moved.position.x).toBeCloseTo(fox.position.x + 90, 0);
  expect(moved.position.y).toBeCloseTo(fox.position.y - 90, 0);
  // The picture is drawn in its new place.
  expect(await demo.pixel({ x: chest.x + 90, y: chest.y - 90 })).toEqual(before);

  await demo.drag('fox', { x: -60, y: 40 });
  const again = await demo.node('fox');
  expect(again.position.x).toBeCloseTo(moved.position.x - 60, 0);
  expect(again.position.y).toBeCloseTo(moved.position.y + 40, 0);

  await demo.hover({ x: 4, y: 4 });
  expect(await demo.cursor()).toBe('default');

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the fox keeps its place in the scene.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const narrowed = await demo.node('fox');
  expect(narrowed.position).toEqual(again.position);
  expect(narrowed.absolutePosition.x).toBeCloseTo(160 + again.position.x, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'fox', wide);
});
