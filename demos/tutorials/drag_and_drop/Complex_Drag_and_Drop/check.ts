import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const line = 190;
  const circle = { x: 50, y: 94 };
  const caged = async () => (await demo.node('caged')).position;
  const fromCircle = async () => {
    const { x, y } = await caged();
    return Math.hypot(x - circle.x, y - circle.y);
  };

  // Sideways the first disk is free; upwards it stops below the line, at every step of the drag.
  const low = await demo.node('low');
  await demo.press('low');
  await demo.moveTo({ x: low.absolutePosition.x + 20, y: 236 });
  await demo.moveTo({ x: low.absolutePosition.x + 60, y: 60 });
  const held = await demo.waitForNode('low', (node) => node.position.x > low.position.x + 50);
  expect(held.position.x).toBeCloseTo(low.position.x + 60, 0);
  expect(held.position.y).toBe(line + 26);
  expect(held.rect.y).toBeCloseTo(line, 5);
  await demo.release();
  const dropped = await demo.node('low');
  expect(dropped.position).toEqual(held.position);
  await demo.drag('low', { x: -30, y: 40 });
  const lower = await demo.node('low');
  expect(lower.position.x).toBeCloseTo(dropped.position.x - 30, 0);
  expect(lower.position.y).toBeCloseTo(line + 66, 0);

  // Inside the circle the second one goes where it is put.
  const start = await caged();
  await demo.drag('caged', { x: 30, y: -20 });
  const moved = await caged();
  expect(moved.x).toBeCloseTo(start.x + 30, 0);
  expect(moved.y).toBeCloseTo(start.y - 20, 0);

  // Pulled out of it, it stays at the rim, in the direction of the pointer, and none of it sticks out.
  await demo.drag('caged', { x: -30, y: 190 });
  expect(await fromCircle()).toBeCloseTo(80 - 26, 1);
  const rim = await caged();
  expect(rim.y).toBeGreaterThan(circle.y + 40);

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame both keep their places, and the limits hold there, too.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('low')).position).toEqual(lower.position);
  expect(await caged()).toEqual(rim);
  expect((await demo.node('caged')).absolutePosition.x).toBeCloseTo(160 + rim.x, 1);
  await demo.drag('caged', { x: 100, y: -60 });
  expect(await fromCircle()).toBeCloseTo(80 - 26, 1);
  await demo.drag('caged', { x: -54, y: 10 });
  expect(await fromCircle()).toBeLessThan(30);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'caged', wide);
});
