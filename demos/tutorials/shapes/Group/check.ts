import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const boat = await demo.node('boat');
  const sail = await demo.node('sail');
  expect(boat.className).toBe('Group');
  expect(boat.childCount).toBe(4);
  expect(boat.rotation).toBe(-6);

  await demo.control('slider', 'Tilt').fill('0');
  const upright = await demo.waitForNode('boat', (node) => node.rotation === 0);
  expect(upright.position).toEqual(boat.position);
  const straight = await demo.node('sail');
  // The sail turned with the group, though nothing of its own changed.
  expect(straight.rect.x).toBeCloseTo(boat.position.x + 9, 0);
  expect(straight.rect.width).not.toBeCloseTo(sail.rect.width, 0);
  expect(straight.attrs).toEqual(sail.attrs);

  // Any child can be held: pull at the hull, through the water in front of it, and all come along.
  await demo.press({ x: boat.position.x - 30, y: boat.position.y + 18 });
  await demo.moveTo({ x: boat.position.x - 60, y: boat.position.y - 22 });
  await demo.release();
  const moved = await demo.waitForNode('boat', (node) => node.position.x < boat.position.x - 20);
  expect(moved.position.x).toBeCloseTo(boat.position.x - 30, 0);
  expect(moved.position.y).toBeCloseTo(boat.position.y - 40, 0);
  const carried = await demo.node('sail');
  expect(carried.position).toEqual({ x: 0, y: 0 });
  expect(carried.rect.x).toBeCloseTo(straight.rect.x - 30, 0);
  expect(carried.rect.y).toBeCloseTo(straight.rect.y - 40, 0);

  await demo.control('slider', 'Size').fill('0.5');
  const small = await demo.waitForNode('boat', (node) => node.scale.x === 0.5);
  expect(small.position).toEqual(moved.position);
  expect((await demo.node('sail')).rect.width).toBeCloseTo(straight.rect.width / 2, 0);
  expect(small.rect.width).toBeCloseTo(76, 0);
});
