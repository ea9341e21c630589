import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const start = await demo.node('box');
  const corner = async () =>
    (await demo.pixel({ x: start.absolutePosition.x + 20, y: start.absolutePosition.y + 20 }))[3];
  expect(start.attrs.draggable).toBe(true);
  expect(await corner()).toBe(255);

  await demo.hover('box');
  expect(await demo.cursor()).toBe('grab');

  await demo.press({ x: start.absolutePosition.x + 60, y: start.absolutePosition.y + 60 });
  await demo.moveTo({ x: start.absolutePosition.x + 110, y: start.absolutePosition.y + 130 });
  const held = await demo.waitForNode('box', (node) => node.attrs.shadowBlur === 24);
  expect(await demo.cursor()).toBe('grabbing');
  // The square keeps the distance to the pointer that it was pressed with: its middle is under the pointer.
  expect(held.position.x).toBeCloseTo(start.position.x + 50, 0);
  expect(held.position.y).toBeCloseTo(start.position.y + 70, 0);

  await demo.release();
  const dropped = await demo.waitForNode('box', (node) => node.attrs.shadowBlur === 8);
  expect(await demo.cursor()).toBe('grab');
  expect(dropped.position.x).toBeCloseTo(start.position.x + 50, 0);
  expect(dropped.position.y).toBeCloseTo(start.position.y + 70, 0);
  expect(await corner()).toBe(0);

  // A second drag starts where the first one ended.
  await demo.drag('box', { x: -80, y: -90 });
  const again = await demo.node('box');
  expect(again.position.x).toBeCloseTo(dropped.position.x - 80, 0);
  expect(again.position.y).toBeCloseTo(dropped.position.y - 90, 0);

  await demo.hover({ x: 5, y: 5 });
  expect(await demo.cursor()).toBe('default');

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the square keeps its place in the scene.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const narrowed = await demo.node('box');
  expect(narrowed.position).toEqual(again.position);
  expect(narrowed.absolutePosition.x).toBeCloseTo(160 + again.position.x, 1);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'box', wide);
});
