import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitForNode('bottom-right', (node) => node.visible);
  const card = await demo.node('card');

  // Within the limits both sides follow the handle.
  await demo.drag('bottom-right', { x: 15, y: 10 });
  const larger = await demo.waitForNode('card', (node) => node.scale.x > 1.1);
  expect(larger.rect.width).toBeCloseTo(200, 0);
  expect(larger.rect.height).toBeCloseTo(140, 0);

  // Pulled step by step past the outer frame, it stops there.
  const pull = async (handle: string, step: { x: number; y: number }, steps: number) => {
    const { absolutePosition } = await demo.node(handle);
    await demo.press(absolutePosition);
    for (let index = 1; index <= steps; index += 1) {
      await demo.moveTo({
        x: absolutePosition.x + step.x * index,
        y: absolutePosition.y + step.y * index,
      });
    }
    await demo.release();
  };
  await pull('middle-right', { x: 5, y: 0 }, 10);
  const widest = await demo.node('card');
  expect(widest.rect.width).toBeLessThanOrEqual(270.5);
  expect(widest.rect.width).toBeGreaterThan(258);
  expect(widest.rect.height).toBeCloseTo(140, 0);

  // And pushed together, at the inner frame.
  await pull('bottom-center', { x: 0, y: -5 }, 12);
  const flattest = await demo.node('card');
  expect(flattest.rect.height).toBeGreaterThanOrEqual(59.5);
  expect(flattest.rect.height).toBeLessThan(72);

  // The opposite side does not turn it over.
  await pull('middle-right', { x: -10, y: 0 }, 20);
  const narrowest = await demo.node('card');
  expect(narrowest.rect.width).toBeGreaterThanOrEqual(89.5);
  expect(narrowest.scale.x).toBeGreaterThan(0);
  expect(narrowest.position.x).toBeCloseTo(card.position.x, 1);
});
