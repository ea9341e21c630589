import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const handle = (size: number) =>
    demo.waitForNode('bottom-right', (node) => node.visible && node.attrs.width === size);
  const ball = await demo.node('ball');

  const sketch = await handle(14);
  expect(sketch.attrs.fill).toBe('#f6b73c');
  expect(sketch.attrs.stroke).toBe('#1b1f2a');
  const frame = await demo.node('back');
  expect(frame.attrs.dash).toEqual([6, 5]);
  expect(frame.attrs.stroke).toBe('#1b1f2a');
  // The padding holds the handle 8 pixels away from the shape.
  expect(sketch.rect.x + sketch.rect.width / 2).toBeCloseTo(ball.rect.x + ball.rect.width + 8, 0);

  await demo.control('combobox', 'Look').choose('Candy');
  const candy = await handle(18);
  expect(candy.attrs.cornerRadius).toBe(9);
  expect(candy.attrs.strokeWidth).toBe(4);
  expect((await demo.node('back')).attrs.dash).toEqual([]);
  expect(candy.rect.x + candy.rect.width / 2).toBeCloseTo(ball.rect.x + ball.rect.width, 0);

  await demo.control('combobox', 'Look').choose('Blueprint');
  const blueprint = await handle(8);
  expect(blueprint.attrs.fill).toBe('#2f4bd8');
  expect((await demo.node('back')).attrs.dash).toEqual([2, 3]);

  // The handles of the new look work, at the place where they are seen.
  const middle = {
    x: blueprint.rect.x + blueprint.rect.width / 2,
    y: blueprint.rect.y + blueprint.rect.height / 2,
  };
  await demo.drag(middle, { x: -37, y: -37 });
  const small = await demo.waitForNode('ball', (node) => node.scale.x < 0.8);
  expect(small.rect.width).toBeCloseTo(111, 0);
  expect(small.rect.height).toBeCloseTo(111, 0);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.drag('ball', { x: 20, y: -15 });
  const moved = await demo.node('ball');
  expect(moved.position.x).toBeCloseTo(small.position.x + 20, 0);
  expect(moved.position.y).toBeCloseTo(small.position.y - 15, 0);

  // All of it is saved, and in a narrower frame the ball stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('ball');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('ball')).attrs).toEqual(attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'ball', wide);
});
