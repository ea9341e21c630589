import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const surface = 190;
  const { width } = await demo.stage();
  const circle = { x: width / 2 + 50, y: 94 };
  const fromCircle = async () => {
    const { position } = await demo.node('bee');
    return Math.hypot(position.x - circle.x, position.y - circle.y);
  };

  // Sideways the fish is free; upwards it stops below the surface, at every step of the drag.
  const fish = await demo.node('fish');
  await demo.press(fish.position);
  await demo.moveTo({ x: fish.position.x + 20, y: fish.position.y - 20 });
  await demo.moveTo({ x: fish.position.x + 60, y: 60 });
  const held = await demo.waitForNode('fish', (node) => node.position.x > fish.position.x + 50);
  expect(held.position.y).toBe(surface + 26);
  expect(held.rect.y).toBeGreaterThanOrEqual(surface);
  await demo.release();
  const dropped = await demo.node('fish');
  expect(dropped.position).toEqual(held.position);
  await demo.drag(dropped.position, { x: -30, y: 40 });
  expect((await demo.node('fish')).position.y).toBeCloseTo(surface + 66, 0);

  // Inside the circle the bee goes where it is put.
  const bee = await demo.node('bee');
  await demo.drag(bee.position, { x: 30, y: -20 });
  const flown = await demo.node('bee');
  expect(flown.position.x).toBeCloseTo(bee.position.x + 30, 0);
  expect(flown.position.y).toBeCloseTo(bee.position.y - 20, 0);

  // Pulled out of it, it stays at the rim, in the direction of the pointer.
  await demo.drag(flown.position, { x: -30, y: 190 });
  expect(await fromCircle()).toBeCloseTo(54, 1);
  const rim = await demo.node('bee');
  expect(rim.position.y).toBeGreaterThan(circle.y + 40);
  await demo.drag(rim.position, { x: 0, y: -54 });
  expect(await fromCircle()).toBeLessThan(30);
});
