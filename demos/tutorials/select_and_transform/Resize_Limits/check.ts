import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitForNode('bottom-right', (node) => node.visible);
  const { rect } = await demo.node('card');

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
  // Both sides have moved each time: the middle is where it was.
  expect(narrowest.rect.x + narrowest.rect.width / 2).toBeCloseTo(rect.x + rect.width / 2, 1);
  expect(narrowest.rect.y + narrowest.rect.height / 2).toBeCloseTo(rect.y + rect.height / 2, 1);

  // All of it is saved, and in a narrower frame the card stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('card');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('card')).attrs).toEqual(attrs);

  // The limits are those of the screen and hold there as well.
  const handle = await demo.node('middle-right');
  await demo.drag(handle.absolutePosition, { x: 60, y: 0 });
  expect((await demo.node('card')).rect.width).toBeLessThanOrEqual(270.5);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'card', wide);
});
