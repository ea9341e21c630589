import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const position = async (name: string) => {
    const { x, y } = (await demo.node(name)).position;
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
  };
  const sideways = await position('sideways');
  const upright = await position('upright');
  const boxed = await position('boxed');

  // A slanted drag moves only along the free axis.
  await demo.drag('sideways', { x: 50, y: 90 });
  expect(await position('sideways')).toEqual({ x: sideways.x + 50, y: sideways.y });
  await demo.drag('upright', { x: -70, y: 80 });
  expect(await position('upright')).toEqual({ x: upright.x, y: upright.y + 80 });

  // During the drag too, not only at its end.
  const { absolutePosition } = await demo.node('upright');
  await demo.press('upright');
  await demo.moveTo({ x: absolutePosition.x - 40, y: absolutePosition.y - 60 });
  await demo.waitForNode('upright', (node) => node.position.y < upright.y + 60);
  expect((await position('upright')).x).toBe(upright.x);
  await demo.release();

  // All three stop at their ends.
  await demo.drag('sideways', { x: -260, y: 0 });
  expect((await position('sideways')).x).toBe(-118);
  await demo.drag('upright', { x: 0, y: 180 });
  expect((await position('upright')).y).toBe(244);
  await demo.drag('boxed', { x: 130, y: -110 });
  expect(await position('boxed')).toEqual({ x: boxed.x + 34, y: 116 });
  await demo.drag('boxed', { x: -90, y: 40 });
  expect(await position('boxed')).toEqual({ x: boxed.x - 56, y: 156 });

  // The canvas and the state say the same, and a drag of one handle leaves the others where they were.
  expect(await position('sideways')).toEqual({ x: -118, y: sideways.y });
  expect(await position('upright')).toEqual({ x: upright.x, y: 244 });
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the handles keep their places, and the same limits hold.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect(await position('sideways')).toEqual({ x: -118, y: 58 });
  expect((await demo.node('sideways')).absolutePosition.x).toBeCloseTo(160 - 118, 1);
  expect(await position('upright')).toEqual({ x: upright.x, y: 244 });
  expect(await position('boxed')).toEqual({ x: boxed.x - 56, y: 156 });
  await demo.drag('sideways', { x: 270, y: 40 });
  expect(await position('sideways')).toEqual({ x: 38, y: 58 });
  await demo.drag('upright', { x: 0, y: -225 });
  expect(await position('upright')).toEqual({ x: upright.x, y: 52 });
  await demo.drag('boxed', { x: -150, y: 120 });
  expect(await position('boxed')).toEqual({ x: -140, y: 210 });

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'upright', wide);
});
