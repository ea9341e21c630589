import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

/** A point of a group that is turned, where its parent sees it. */
function turned({ x, y }: { x: number; y: number }, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

export default defineCheck(async ({ demo, expect }) => {
  /** The top left corner of the green box, from the group it is in and the one around that. */
  const isPlaced = async (outer: number, inner: number) => {
    await demo.waitForNode('outer', (node) => node.rotation === outer);
    await demo.waitForNode('inner', (node) => node.rotation === inner);
    const group = await demo.node('outer');
    const own = turned({ x: -25, y: -25 }, inner);
    const inOuter = turned({ x: own.x + 60, y: own.y }, outer);
    const { absolutePosition: green, position } = await demo.node('green');
    expect(green.x).toBeCloseTo(group.absolutePosition.x + inOuter.x, 1);
    expect(green.y).toBeCloseTo(group.absolutePosition.y + inOuter.y, 1);
    expect(position).toEqual({ x: -25, y: -25 });
    // The middle of the inner group shows the green box, wherever the groups have turned it.
    const { absolutePosition: middle } = await demo.node('inner');
    expect(await demo.pixel(middle)).toEqual([63, 166, 107, 255]);
  };

  await isPlaced(15, 0);
  await demo.control('slider', 'Outer').fill('90');
  await isPlaced(90, 0);
  await demo.control('slider', 'Inner').fill('-60');
  await isPlaced(90, -60);

  // A drag that begins on the innermost box moves the outer group, and none of its children in it.
  const before = await demo.node('outer');
  await demo.drag('green', { x: 40, y: -50 });
  const after = await demo.node('outer');
  expect(after.position.x).toBeCloseTo(before.position.x + 40, 0);
  expect(after.position.y).toBeCloseTo(before.position.y - 50, 0);
  await isPlaced(90, -60);

  // The drag is kept when something else changes.
  await demo.control('slider', 'Outer').fill('0');
  await isPlaced(0, -60);
  expect((await demo.node('outer')).position).toEqual(after.position);
  expect(await outOfStep(demo)).toEqual([]);
  await narrow(demo);
  await isPlaced(0, -60);
});
