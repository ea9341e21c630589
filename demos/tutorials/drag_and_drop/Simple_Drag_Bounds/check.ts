import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const position = async (name: string) => (await demo.node(name)).position;
  const sideways = await position('sideways');
  const upright = await position('upright');
  const boxed = await position('boxed');

  // A slanted drag moves only along the free axis.
  await demo.drag('sideways', { x: 50, y: 90 });
  expect(await position('sideways')).toEqual({ x: sideways.x + 50, y: sideways.y });
  await demo.drag('upright', { x: -70, y: 80 });
  expect(await position('upright')).toEqual({ x: upright.x, y: upright.y + 80 });

  // During the drag too, not only at its end.
  await demo.press('upright');
  await demo.moveTo({ x: upright.x - 40, y: upright.y + 20 });
  await demo.waitForNode('upright', (node) => node.position.y < upright.y + 60);
  expect((await position('upright')).x).toBe(upright.x);
  await demo.release();

  // All three stop at their ends.
  await demo.drag('sideways', { x: -260, y: 0 });
  const left = sideways.x - 38;
  expect((await position('sideways')).x).toBe(left);
  await demo.drag('upright', { x: 0, y: 180 });
  expect((await position('upright')).y).toBe(244);
  await demo.drag('boxed', { x: 130, y: -110 });
  expect(await position('boxed')).toEqual({ x: boxed.x + 34, y: 116 });
  await demo.drag('boxed', { x: -90, y: 40 });
  expect(await position('boxed')).toEqual({ x: boxed.x - 56, y: 156 });
});
