import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const boat = await demo.node('boat');
  const sail = await demo.node('sail');
  expect(boat.className).toBe('Group');
  expect(boat.childCount).toBe(4);
  expect(boat.rotation).toBe(-6);

  await demo.control('slider', 'Tilt').fill('0');
  const upright = await demo.waitForNode('boat', (node) => node.rotation === 0);
  expect(upright.absolutePosition).toEqual(boat.absolutePosition);
  const straight = await demo.node('sail');
  // The sail turns with the group; its own attributes do not change.
  expect(straight.rect.x).toBeCloseTo(boat.absolutePosition.x + 9, 0);
  expect(straight.rect.width).not.toBeCloseTo(sail.rect.width, 0);
  expect(straight.attrs).toEqual(sail.attrs);

  // Dragging any child, such as the hull, drags the whole group.
  await demo.press({ x: boat.absolutePosition.x - 30, y: boat.absolutePosition.y + 18 });
  await demo.moveTo({ x: boat.absolutePosition.x - 60, y: boat.absolutePosition.y - 22 });
  await demo.release();
  const moved = await demo.waitForNode(
    'boat',
    (node) => node.absolutePosition.x < boat.absolutePosition.x - 20,
  );
  expect(moved.absolutePosition.x).toBeCloseTo(boat.absolutePosition.x - 30, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(boat.absolutePosition.y - 40, 0);
  const carried = await demo.node('sail');
  expect(carried.position).toEqual({ x: 0, y: 0 });
  expect(carried.rect.x).toBeCloseTo(straight.rect.x - 30, 0);
  expect(carried.rect.y).toBeCloseTo(straight.rect.y - 40, 0);

  await demo.control('slider', 'Size').fill('0.5');
  const small = await demo.waitForNode('boat', (node) => node.scale.x === 0.5);
  expect(small.absolutePosition).toEqual(moved.absolutePosition);
  expect((await demo.node('sail')).rect.width).toBeCloseTo(straight.rect.width / 2, 0);
  expect(small.rect.width).toBeCloseTo(76, 0);
});
