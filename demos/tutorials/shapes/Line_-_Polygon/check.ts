import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const gem = await demo.node('gem');
  expect(gem.className).toBe('Line');
  expect(gem.attrs.closed).toBe(true);
  expect(gem.attrs.points).toEqual([-110, -40, -56, -96, 56, -96, 110, -40, 0, 100]);
  expect(await demo.text()).toContain('points: -110, -40, -56, -96, 56, -96, 110, -40, 0, 100');
  expect(await demo.count('handle')).toBe(5);

  // The group's 0, 0 is inside the gem; a point below its left side is not.
  const middle = { x: gem.absolutePosition.x, y: gem.absolutePosition.y };
  const left = { x: middle.x - 80, y: middle.y + 60 };
  expect((await demo.pixel({ x: middle.x - 20, y: middle.y }))[3]).toBe(255);
  expect((await demo.pixel(left))[3]).toBe(0);

  // Pull the last corner to the lower left: its pair of numbers changes, the others stay.
  await demo.press({ x: middle.x, y: middle.y + 100 });
  await demo.moveTo({ x: middle.x - 50, y: middle.y + 110 });
  await demo.moveTo({ x: middle.x - 100, y: middle.y + 110 });
  const pulled = await demo.waitForNode('gem', (node) => {
    const points = node.attrs.points;
    return Array.isArray(points) && points[8] === -100;
  });
  expect(pulled.attrs.points).toEqual([-110, -40, -56, -96, 56, -96, 110, -40, -100, 110]);
  expect(await demo.text()).toContain('110, -40, -100, 110');
  await demo.release();
  // The handle is exactly at the corner that it wrote.
  expect((await demo.nodes('handle'))[4]?.position).toEqual({ x: -100, y: 110 });
  expect((await demo.pixel(left))[3]).toBe(255);
  // The edge now runs from the fourth corner straight to the pulled one.
  expect((await demo.pixel({ x: middle.x + 40, y: middle.y + 50 }))[3]).toBe(0);
});
